#!/usr/bin/python3
"""A desktop with nothing on it but Orca and a browser, which tells what is heard.

    ear.py chromium|firefox LANGUAGE

Reads one JSON object a line: {"open": ADDRESS}, {"press": "ctrl+Home"}, {"type": "10 14"}, {"set": {...}} (settings of
Orca), {"ask": "language"}. Writes one a line: {"kind": "ready"} with the versions, {"kind": "speech" | "reading" | "stop" | ..., "text": ...}
for each utterance, {"kind": "done"} when a command was carried out, {"kind": "died"} as soon as Orca is gone.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
BROWSER, LANGUAGE = sys.argv[1:3]
WINDOW_CLASS = {"chromium": "chromium", "firefox": "firefox"}[BROWSER]

# Orca listens for these itself, so they are held down and not sent as modifiers of X.
ORCA_KEYS = ("KP_Insert", "Insert", "Caps_Lock")

# Seconds to wait for Orca to say that it is in the address bar, which it leaves unsaid when it was there already.
ADDRESS_BAR = 3

CHROMIUM_OPTIONS = [
    "--no-sandbox", "--force-renderer-accessibility", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
    "--no-default-browser-check", "--disable-extensions", "--disable-component-update", "--disable-background-networking",
    "--disable-sync", "--disable-features=Translate,TranslateUI", "--password-store=basic", "--window-size=1200,850",
    "--ozone-platform=x11", "--new-window",
]
FIREFOX_PREFERENCES = {
    "accessibility.force_disabled": -1,
    "app.normandy.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.newtab.preload": False,
    "browser.newtabpage.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.urlbar.autoFill": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": True,
    "intl.accept_languages": LANGUAGE,
    "sidebar.revamp": False,
    "termsofuse.bypassNotification": True,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "trailhead.firstrun.didSeeAboutWelcome": True,
}
OPENBOX = """<?xml version="1.0"?><openbox_config xmlns="http://openbox.org/3.4/rc">
<keyboard/><mouse/><focus><focusNew>yes</focusNew></focus></openbox_config>"""


class Desktop:
    """The processes of one desktop, in folders of its own; they end with it."""

    def __init__(self, folder):
        self.folder = folder
        self.started = []
        self.errors = open(f"{folder}/errors", "w")
        self.environment = dict(os.environ)
        for name in ("WAYLAND_DISPLAY", "DISPLAY", "NO_AT_BRIDGE", "AT_SPI_BUS_ADDRESS"):
            self.environment.pop(name, None)
        self.environment.update(
            LANG="C.UTF-8", LC_ALL="C.UTF-8", LANGUAGE=LANGUAGE, GTK_MODULES="gail:atk-bridge",
            ACCESSIBILITY_ENABLED="1", GNOME_ACCESSIBILITY="1", MOZ_ENABLE_WAYLAND="0",
            GSETTINGS_BACKEND="memory", PYTHONDONTWRITEBYTECODE="1",
        )

    def start(self, command, **options):
        options.setdefault("stdin", subprocess.DEVNULL)
        extra = options.pop("env", {})
        process = subprocess.Popen(command, env={**self.environment, **extra}, stdout=self.errors, stderr=self.errors,
                                   start_new_session=True, **options)
        self.started.append(process)
        return process

    def run(self, *command, **options):
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False,
                              **options).stdout.strip()

    def end(self):
        for sign, pause in ((signal.SIGTERM, 0.5), (signal.SIGKILL, 0)):
            for process in reversed(self.started):
                try:
                    os.killpg(process.pid, sign)
                except OSError:
                    pass
            time.sleep(pause)

    def start_screen(self):
        reading, writing = os.pipe()
        # Without -r a key that a busy machine lets go of too late is repeated.
        self.start(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-r"],
                   pass_fds=[writing])
        os.close(writing)
        self.environment["DISPLAY"] = ":" + os.fdopen(reading).readline().strip()
        self.run("dbus-update-activation-environment", "DISPLAY")
        configuration = f"{self.folder}/openbox.xml"
        with open(configuration, "w") as file:
            # No key bindings: Openbox's own take Ctrl+Alt+arrows.
            file.write(OPENBOX)
        self.start(["openbox", "--config-file", configuration])

    def turn_on_accessibility(self):
        # The first turns the toolkits' bridges on, the second makes Chromium tell all it can.
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            self.run("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
                     "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", name, "<true>")

    def start_orca(self, writing):
        preferences = f"{self.folder}/preferences"
        os.makedirs(preferences)
        return self.start(["/usr/bin/python3", f"{HERE}/orca_side.py"], stdin=subprocess.PIPE, text=True, bufsize=1,
                          pass_fds=[writing],
                          env={"LISTEN_FD": str(writing), "LISTEN_PREFERENCES": preferences})

    def start_browser(self):
        profile = f"{self.folder}/profile"
        os.makedirs(f"{profile}/Default")
        if BROWSER == "chromium":
            with open(f"{profile}/Default/Preferences", "w") as file:
                json.dump({"translate": {"enabled": False}}, file)
            self.start(["chromium", *CHROMIUM_OPTIONS, f"--lang={LANGUAGE}", f"--user-data-dir={profile}", "about:blank"])
        else:
            with open(f"{profile}/user.js", "w") as file:
                file.writelines(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                                for name, value in FIREFOX_PREFERENCES.items())
            self.start(["firefox-esr", "--no-remote", "--profile", profile, "about:blank"])
        self.run("xdotool", "search", "--sync", "--onlyvisible", "--class", WINDOW_CLASS, timeout=90)

    def press(self, key):
        modifier, _, rest = key.partition("+")
        if modifier in ORCA_KEYS and rest:
            self.run("xdotool", "keydown", modifier)
            time.sleep(0.1)
            self.run("xdotool", "key", rest)
            time.sleep(0.1)
            self.run("xdotool", "keyup", modifier)
        else:
            self.run("xdotool", "key", key)

    def type(self, text):
        self.run("xdotool", "type", "--delay", "40", text)

    def open(self, address):
        window = (self.run("xdotool", "search", "--onlyvisible", "--class", WINDOW_CLASS).split() or [""])[-1]
        self.run("xdotool", "windowactivate", "--sync", window)
        spoken.clear()
        self.press("ctrl+l")
        # Until Orca has followed to the address bar it takes letters and digits for its own commands on the page.
        spoken.wait(ADDRESS_BAR)
        time.sleep(0.2)
        self.run("xdotool", "type", "--delay", "12", address)
        # What the browser adds of its own to what was typed.
        self.press("Delete")
        self.press("Return")


def tell(**event):
    with telling:
        sys.stdout.write(json.dumps(event, ensure_ascii=False) + "\n")
        sys.stdout.flush()


telling = threading.Lock()
spoken = threading.Event()


def relay(reading):
    with os.fdopen(reading) as lines:
        for line in lines:
            event = json.loads(line)
            if event["kind"] == "speech":
                spoken.set()
            tell(**event)


def watch(orca):
    orca.wait()
    tell(kind="died")


def versions(desktop):
    browser = desktop.run({"chromium": "chromium", "firefox": "firefox-esr"}[BROWSER], "--version").strip()
    system = desktop.run("sh", "-c", ". /etc/os-release; echo $PRETTY_NAME")
    return {"orca": "Orca " + desktop.run("orca", "--version").split()[-1], "browser": browser, "system": system}


def main():
    desktop = Desktop(os.environ["LISTEN_FOLDER"])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        desktop.start_screen()
        desktop.turn_on_accessibility()
        reading, writing = os.pipe()
        orca = desktop.start_orca(writing)
        os.close(writing)
        threading.Thread(target=relay, args=[reading], daemon=True).start()
        threading.Thread(target=watch, args=[orca], daemon=True).start()
        found = versions(desktop)
        desktop.start_browser()
        tell(kind="ready", **found)
        for line in sys.stdin:
            command = json.loads(line)
            if orca.poll() is not None:
                break
            if "open" in command:
                desktop.open(command["open"])
            if "press" in command:
                desktop.press(command["press"])
            if "type" in command:
                desktop.type(command["type"])
            if "set" in command or "ask" in command:
                orca.stdin.write(line)
            tell(kind="done")
    except Exception:
        with open(f"{desktop.folder}/errors") as errors:
            sys.stderr.write(errors.read()[-1000:])
        raise
    finally:
        desktop.end()


if "LISTEN_FOLDER" in os.environ:
    main()
else:
    # A session bus and folders of its own, set before it starts: two runs that share a run-time folder or a home take one
    # socket of the accessibility bus, and the second Orca dies.
    folder = tempfile.mkdtemp(prefix="listen.")
    os.environ.update(LISTEN_FOLDER=folder, HOME=folder, XDG_RUNTIME_DIR=folder, XDG_CONFIG_HOME=f"{folder}/config",
                      XDG_DATA_HOME=f"{folder}/data", XDG_CACHE_HOME=f"{folder}/cache")
    session = subprocess.Popen(["dbus-run-session", "--", sys.executable, os.path.abspath(__file__), *sys.argv[1:]])
    signal.signal(signal.SIGTERM, lambda *_: session.terminate())
    try:
        sys.exit(session.wait())
    finally:
        shutil.rmtree(folder, ignore_errors=True)
