/** What came of keeping something in the browser: `denied` where it may not be, `full` where there is no room. */
export type Kept = 'kept' | 'denied' | 'full';

/**
 * A value kept in the browser's local storage as JSON, read and written in full. Nothing here throws: storage may be
 * denied, full, or hold anything at all. What can't be read is moved aside under another name and never deleted.
 */
export interface Store<Value> {
  /** What is kept, or `undefined` if there is nothing; `unreadable` if what was there made no sense. */
  readonly read: () => { readonly value: Value | undefined; readonly unreadable: boolean };
  readonly write: (value: Value) => Kept;
}

/** A store under a name. `parse` gives the value that the JSON stands for, or `undefined` if it is none. */
export const createStore = <Value>(
  name: string,
  parse: (json: unknown) => Value | undefined,
): Store<Value> => {
  let isSafe = true;
  return {
    read: () => {
      let text: string | null = null;
      try {
        text = localStorage.getItem(name);
        const value = text === null ? undefined : parse(JSON.parse(text));
        if (text === null || value !== undefined) {
          isSafe = true;
          return { value, unreadable: false };
        }
      } catch {
        if (text === null) return { value: undefined, unreadable: false };
      }
      isSafe = moveAside(name, text);
      return { value: undefined, unreadable: true };
    },
    write: (value) => {
      // What could not be set aside would be lost.
      if (!isSafe) return 'full';
      try {
        localStorage.setItem(name, JSON.stringify(value));
        return 'kept';
      } catch (error) {
        return error instanceof DOMException && error.name === 'QuotaExceededError'
          ? 'full'
          : 'denied';
      }
    },
  };
};

/** Moves a text that can't be read to a name of its own. False if there is no room for it: then it is where it was. */
const moveAside = (name: string, text: string): boolean => {
  if (!setAside(name, text)) return false;
  localStorage.removeItem(name);
  return true;
};

/** Keeps a text that makes no sense under a name of its own, for whoever can mend it. False if there was no room. */
export const setAside = (name: string, text: string): boolean => {
  try {
    localStorage.setItem(`${name}.unreadable.${Date.now()}`, text);
    return true;
  } catch {
    return false;
  }
};
