/** What a thing on a page is to whoever uses it, as the browser tells assistive technology. */
export type Role =
  'button' | 'combobox' | 'disclosure' | 'link' | 'radio' | 'searchbox' | 'slider' | 'textbox';

/** A thing on a page by what it is and what it is called; where several are called so, the first. */
export interface Thing {
  readonly role: Role;
  /** Its whole name, as the browser computes it. */
  readonly name: string;
}

export type Key = 'ArrowRight' | 'End' | 'Enter' | 'Space';

/** How a visitor has set up their browser; left out, as most have it. */
export interface Habits {
  /** Prefers dark colours. */
  readonly isDark?: boolean;
  /** The width of the page in CSS pixels. */
  readonly width?: number;
  /** Has no script run. */
  readonly isScriptOff?: boolean;
  /** What `Math.random` always gives, so that what comes by chance is known. */
  readonly chance?: number;
}

/**
 * Somebody with a browser before them, and nothing kept in it from before. What is done to a thing is done once the thing
 * is there and can be used; it fails when that does not come about.
 */
export interface Visitor {
  /** Opens a page of the site, by its path. */
  readonly go: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Where they are: path, query and fragment. */
  readonly address: () => Promise<string>;
  /** Whether a thing is there now and can be used. */
  readonly sees: (thing: Thing) => Promise<boolean>;
  /** Clicks with the mouse. */
  readonly click: (thing: Thing) => Promise<void>;
  readonly focus: (thing: Thing) => Promise<void>;
  /** Gives a field or a list the focus and types into it. */
  readonly type: (field: Thing, text: string) => Promise<void>;
  /** Presses a key on whatever has the focus. */
  readonly press: (key: Key) => Promise<void>;
  /** Drags from the middle of a thing to that of another, with the mouse. */
  readonly drag: (from: Thing, to: Thing) => Promise<void>;
  /**
   * What a function finds out on the page. It is sent there as text, and so knows nothing from around it but what it is given,
   * which is what JSON can tell.
   */
  readonly ask: <Answer, Given extends readonly unknown[]>(
    question: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>;
  /** What the browser has complained of since the visit began. */
  readonly complaints: () => Promise<readonly string[]>;
  /** Closes what was opened for the visit. */
  readonly leave: () => Promise<void>;
}

/** A browser that visits the site. */
export interface Engine {
  readonly name: string;
  /** Starts a visit of the site at an address. Fails when the browser is not there or does not start. */
  readonly open: (site: string, habits?: Habits) => Promise<Visitor>;
  /** Its name and version: `WebKitGTK 2.50.6`. */
  readonly version: () => Promise<string>;
  /** Closes what is shared by visits. */
  readonly close: () => Promise<void>;
}
