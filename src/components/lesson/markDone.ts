/** The lessons that the browser keeps under a name, or none if there is nothing to be read. A store would be more than it takes. */
const kept = (name: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/** Marks the lessons of the list that have been done, and counts them. */
const markDone = () => {
  const tally = document.querySelector<HTMLElement>('[data-kept]')!;
  const done = kept(tally.dataset.kept!);
  let count = 0;
  for (const mark of document.querySelectorAll<HTMLElement>('[data-lesson]')) {
    mark.hidden = !done.includes(mark.dataset.lesson);
    if (!mark.hidden) count++;
  }
  tally.querySelector('b')!.textContent = `${count}`;
  tally.classList.add('known');
};

// The list that Back brings out again may have more of them.
addEventListener('pageshow', markDone);
// So may the list that is open beside the lesson.
addEventListener('storage', markDone);
