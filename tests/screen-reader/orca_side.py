"""Runs Orca with a voice that writes what it would say, and with settings that can be changed as it runs.

Every utterance is one line of JSON on the descriptor LISTEN_FD: {"kind": ..., "text": ...}. Every line of
standard input is a JSON object: {"set": {...}}, settings of Orca to change at once, or {"ask": "language"}, which is
answered as if it were spoken: a reader that has voices for several languages takes the one that the document names.
"""

import json
import os
import sys
import types

from gi.repository import GLib
from orca import speechserver

OUT = os.fdopen(int(os.environ["LISTEN_FD"]), "w", buffering=1)


def tell(kind, text):
    OUT.write(json.dumps({"kind": kind, "text": text}, ensure_ascii=False) + "\n")


class SpeechServer(speechserver.SpeechServer):
    """A speech server that speaks to a file. Its names are those that Orca calls."""

    _only = None

    def __init__(self):
        super().__init__()
        self._reading = None

    @staticmethod
    def getFactoryName():
        return "listen"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._only = SpeechServer._only or SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["listen", "listen"]

    def getVoiceFamilies(self):
        return []

    def speakCharacter(self, character, acss=None):
        from orca import chnames

        tell("character", chnames.getCharacterName(character) or character)

    def speakKeyEvent(self, event, acss=None):
        tell("key", event.getKeyName())

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            tell("speech", text)

    def sayAll(self, utterances, progress):
        def step():
            try:
                context, _ = next(utterances)
            except StopIteration:
                self._reading = None
                return False
            tell("reading", context.utterance)
            context.currentOffset = context.startOffset
            progress(context, speechserver.SayAllContext.PROGRESS)
            context.currentOffset = context.endOffset
            progress(context, speechserver.SayAllContext.COMPLETED)
            return True

        self._reading = GLib.idle_add(step)

    def stop(self):
        if self._reading is not None:
            GLib.source_remove(self._reading)
            self._reading = None
        tell("stop", "")


factory = types.ModuleType("orca.listenfactory")
factory.SpeechServer = SpeechServer
sys.modules["orca.listenfactory"] = factory

from orca import settings  # noqa: E402  (the factory must be there before Orca looks for it)

settings.speechServerFactory = "listenfactory"
settings.speechFactoryModules = ["listenfactory"]

from orca import orca, orca_state  # noqa: E402


def change(changes):
    for name, value in changes.items():
        setattr(settings, name, value)


def on_line(source, _condition):
    line = source.readline()
    if not line:
        return False
    command = json.loads(line)
    change(command.get("set", {}))
    if command.get("ask") == "language":
        tell("language", language_of_place())
    return True


def language_of_place():
    """The language of the text that the reader is at, or of its document where the browser says no more."""
    attributes, _, _ = orca_state.locusOfFocus.queryText().getAttributes(0)
    named = dict(one.split(":", 1) for one in attributes.split(";") if ":" in one)
    return named.get("language") or orca_state.activeScript.utilities.documentFrame().objectLocale


manager = orca.getSettingsManager()
quiet = {
    "speechServerFactory": "listenfactory",
    "enableBraille": False,
    "enableSound": False,
    "enableKeyEcho": False,
    "enableEchoByWord": False,
    "enableEchoByCharacter": False,
}
manager.activate(os.environ["LISTEN_PREFERENCES"], quiet)
sys.path.insert(0, manager.getPrefsDir())
change(quiet)
GLib.io_add_watch(sys.stdin, GLib.IO_IN, on_line)
sys.exit(orca.main())
