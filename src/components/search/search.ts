import { search as words } from '#words/search.ts';
import { loadPagefind, type Found, type Pagefind } from './pagefind.ts';
import { resultItem } from './results.ts';

/** How many pages are shown at first, and how many more each time. */
const PAGE = 10;
/** Milliseconds: without a keystroke, before searching; without an answer, before saying that it takes long. */
const PAUSE = 350;
const PATIENCE = 600;

const form = document.querySelector<HTMLFormElement>('[data-search=form]')!;
const field = document.querySelector<HTMLInputElement>('[data-search=field]')!;
const status = document.querySelector('[data-search=status]')!;
const list = document.querySelector('[data-search=results]')!;
const more = document.querySelector<HTMLButtonElement>('[data-search=more]')!;

let engine: Promise<Pagefind> | undefined;
/** What was searched last: an answer about anything else comes too late. */
let asked = '';
let found: readonly Found[] = [];
let pause: ReturnType<typeof setTimeout> | undefined;
let said = { message: '', times: 0 };

/** Shows a message and has it spoken; one that is already there gets a number, or it would be silent. */
const tell = (message: string): void => {
  said = { message, times: message === said.message ? said.times + 1 : 1 };
  status.textContent = said.times > 1 ? words.again(said.times, message) : message;
};

/** Longer than what anyone searches for; what comes after is not read. */
const LONGEST = 100;

/** What is in the field: no sign that can't be seen but single spaces. */
const typed = (): string =>
  field.value
    .slice(0, LONGEST)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();

/** Where the form would lead with a text; where it is, with none. */
const addressOf = (text: string): string =>
  location.pathname + (text && `?${new URLSearchParams({ [field.name]: text }).toString()}`);

const clear = (): void => {
  found = [];
  list.replaceChildren();
  more.hidden = true;
};

/** Adds the next pages to the list. They are the answer to `text`: nothing is added if something else was asked since. */
const showMore = async (text: string): Promise<void> => {
  const shown = list.children.length;
  const pages = await Promise.all(found.slice(shown, shown + PAGE).map(({ data }) => data()));
  if (text !== asked) return;
  list.append(...pages.map(resultItem));
  const shownNow = list.children.length;
  more.hidden = shownNow === found.length;
  tell(found.length > 0 ? words.found(found.length, shownNow, text) : words.none(text));
};

/** Searches for what is in the field. Whatever comes of it, the status says it. */
const search = async (): Promise<void> => {
  clearTimeout(pause);
  const text = typed();
  asked = text;
  history.replaceState(null, '', addressOf(text));
  // Another language is asked for the same.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.language'))
    link.search = location.search;
  if (text === '') {
    clear();
    tell('');
    return;
  }
  const slow = setTimeout(() => {
    tell(words.loading(text));
  }, PATIENCE);
  try {
    engine ??= loadPagefind(form.dataset.engine!);
    const { results } = await (await engine).search(text);
    if (text !== asked) return;
    clear();
    found = results;
    await showMore(text);
  } catch {
    // The next search fetches the engine again.
    engine = undefined;
    if (text !== asked) return;
    clear();
    tell(words.failed);
  } finally {
    clearTimeout(slow);
  }
};

field.addEventListener('input', () => {
  clearTimeout(pause);
  pause = setTimeout(() => void search(), PAUSE);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const first = list.querySelector('a');
  // What is asked is already answered: the second time, it is the answer that is wanted.
  if (first && typed() === asked) first.focus();
  else void search();
});

more.addEventListener('click', () => {
  const shown = list.children.length;
  void showMore(asked).then(() => {
    list.children[shown]?.querySelector('a')?.focus();
  });
});

field.value = new URLSearchParams(location.search).get(field.name) ?? '';
if (typed() !== '') void search();
