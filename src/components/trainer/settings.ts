import { signal, type ReadonlySignal } from '@preact/signals';

import { createStore, type Kept } from './store.ts';

/** What the player has set, and what each can be set to; the first is what it is at the start. */
export const CHOICES = {
  colours: ['four', 'two'],
  size: ['medium', 'large'],
  hand: ['right', 'left'],
  detail: ['full', 'short'],
  clock: ['shown', 'hidden'],
  /** R12: off, a refused move is only refused. */
  rules: ['explained', 'silent'],
  /** R31: the deal is face up, so the covered cards are no secret; seeing them is for learning. */
  piles: ['tops', 'open'],
  /** Whether to say so once a known win is lost. */
  warnings: ['off', 'on'],
  /** Of a new game: any, or one that is known to be winnable. */
  difficulty: ['any', 'easy', 'medium', 'hard'],
} as const;

export type Settings = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };
export type SettingName = keyof Settings;

export const SETTING_NAMES = Object.keys(CHOICES) as readonly SettingName[];

/** Each setting as it is kept if that is one of its choices, or else as at the start. */
export const readSettings = (json: unknown): Settings =>
  Object.fromEntries(
    SETTING_NAMES.map((name) => {
      const kept = (Object(json) as Record<string, unknown>)[name];
      const choices: readonly string[] = CHOICES[name];
      return [name, choices.includes(kept as string) ? kept : choices[0]];
    }),
  ) as unknown as Settings;

export const settingsStore = createStore('crescent.settings', (json) =>
  typeof json === 'object' && json !== null ? readSettings(json) : undefined,
);

export interface SettingsDesk {
  readonly settings: ReadonlySignal<Settings>;
  /** Changes one setting, shows it and keeps it. */
  readonly set: (name: SettingName, value: string) => Kept;
  /** Takes what was kept. */
  readonly load: () => void;
}

export const createSettings = (): SettingsDesk => {
  const settings = signal(readSettings({}));
  const show = () => {
    for (const name of LOOKS) document.documentElement.dataset[name] = settings.value[name];
  };
  return {
    settings,
    load: () => {
      settings.value = settingsStore.read().value ?? settings.value;
      show();
    },
    set: (name, value) => {
      settings.value = readSettings({ ...settings.value, [name]: value });
      show();
      return settingsStore.write(settings.value);
    },
  };
};

/**
 * What changes the look of every board of the site, or the room that is kept; the page's own script sets it before anything
 * is drawn.
 */
const LOOKS = ['colours', 'size', 'hand', 'warnings'] as const;
