/** What a hand does: a key by the name X has for it (`ctrl+Home`, `KP_Insert+a`), text, or an address to go to. */
export type Act =
  | { readonly press: string }
  | { readonly type: string }
  | { readonly open: string }
  | { readonly ask: 'language' };

/** What is done before the reader is listened to, and what it must say then. */
export interface Step {
  readonly acts: readonly Act[];
  /** Parts of what must be heard, in this order. */
  readonly hears: readonly string[];
  /** What must not be heard here, besides what may be heard nowhere. */
  readonly never?: readonly string[];
  /** Whether the reader reads on by itself, in which what stands twice on the page is said twice. */
  readonly reads?: boolean;
}

export interface Journey {
  /** The same in every language. */
  readonly id: string;
  /** The last part of the address of the page that shows it, where that is not the id. */
  readonly address?: string;
  /** In the language that is heard, since the transcripts are shown on the site. */
  readonly name: string;
  readonly steps: readonly Step[];
  /** Whether the reader's own setting for less speech is on. */
  readonly brief?: boolean;
  /** Whether the reader begins to read a page as soon as it is there, which is how it comes. */
  readonly readsOnLoad?: boolean;
}

/** Goes to an address of the site. What must be heard begins with the title of the page. */
export const open = (address: string, ...hears: readonly string[]): Step => ({
  acts: [{ open: address }],
  hears,
});

/** Presses one key. */
export const press = (key: string, ...hears: readonly string[]): Step => ({
  acts: [{ press: key }],
  hears,
});

/** Presses a key so many times, without waiting for what is said in between. */
export const times = (count: number, key: string, ...hears: readonly string[]): Step => ({
  acts: Array.from({ length: count }, () => ({ press: key })),
  hears,
});

/** Writes a line and sends it with Return. */
export const write = (line: string, ...hears: readonly string[]): Step => ({
  acts: [{ type: line }, { press: 'Return' }],
  hears,
});

/** Has the whole page read from where the reader is, without a stop. */
export const readOn = (...hears: readonly string[]): Step => ({
  acts: [{ press: 'KP_Add' }],
  hears,
  reads: true,
});

/** Asks in which language a reader with several voices would speak. */
export const askLanguage = (language: string): Step => ({
  acts: [{ ask: 'language' }],
  hears: [language],
});
