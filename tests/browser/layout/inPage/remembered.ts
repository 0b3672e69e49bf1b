const forgets: (() => void)[] = [];

/** The same function, which remembers what it found for each thing till all is forgotten. */
export function remembered<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  forgets.push(() => {
    known.clear();
  });
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key)!;
  };
}

/** To be called when the page has changed, or is seen in another way. */
export function forgetAll(): void {
  for (const forget of forgets) forget();
}
