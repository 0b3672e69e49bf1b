import { existsSync } from 'node:fs';

import { installOnDebian, missingPackages } from '../debian/packages.ts';
import type { BrowserName } from './ear.ts';

/** What a desktop with Orca on it is made of, as Debian packages. */
const desktop = [
  'xvfb',
  'dbus',
  'dbus-x11',
  'at-spi2-core',
  'libatk-adaptor',
  'libglib2.0-bin',
  'orca',
  'python3-pyatspi',
  'gir1.2-atspi-2.0',
  'gir1.2-wnck-3.0',
  'xdotool',
  'openbox',
  'x11-utils',
];

const browsers: Readonly<Record<BrowserName, string>> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
};

/** Orca speaks the language of its messages, which a small Debian leaves out of what it installs. */
const MESSAGES = '/usr/share/locale/it/LC_MESSAGES/orca.mo';

/**
 * What lacks for a screen reader with a browser, after trying to install it where that can be done; in words, nothing
 * when all is there.
 */
export function lacking(browser: BrowserName): string | undefined {
  const needed = [...desktop, browsers[browser]];
  const absent = missingPackages(needed);
  if (absent.length > 0) installOnDebian(absent);
  const still = missingPackages(needed);
  if (still.length > 0) return `these Debian packages: ${still.join(' ')}`;
  if (!existsSync(MESSAGES)) return `the Italian messages of Orca (${MESSAGES})`;
  return undefined;
}
