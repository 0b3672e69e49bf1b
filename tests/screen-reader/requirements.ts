import { existsSync } from 'node:fs';

import { installOnDebian, missingPackages } from '../debian/packages.ts';
import type { Locale } from '../../src/words/locales.ts';
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

/** The language that Orca is written in, and speaks where it has no messages. */
const ORCAS_OWN = 'en';

/** Orca speaks the language of its messages, which a small Debian leaves out of what it installs. */
const messagesIn = (locale: Locale) => `/usr/share/locale/${locale}/LC_MESSAGES/orca.mo`;

/**
 * What lacks for a screen reader with a browser, in some languages, after trying to install it where that can be done; in
 * words, nothing when all is there.
 */
export function lacking(browser: BrowserName, locales: readonly Locale[]): string | undefined {
  const needed = [...desktop, browsers[browser]];
  const absent = missingPackages(needed);
  if (absent.length > 0) installOnDebian(absent);
  const still = missingPackages(needed);
  if (still.length > 0) return `these Debian packages: ${still.join(' ')}`;
  const unspoken = locales
    .filter((locale) => locale !== ORCAS_OWN)
    .map(messagesIn)
    .filter((file) => !existsSync(file));
  return unspoken.length > 0 ? `the messages of Orca: ${unspoken.join(' ')}` : undefined;
}
