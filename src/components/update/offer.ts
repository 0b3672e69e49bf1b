import { TAKE_OVER } from '../../offline/takeOver.ts';
import { update as words } from '#words/update.ts';
import { trainerRoot } from '../trainer/root.ts';

/**
 * Offers the new version of the site that waits: the page loads this when there is one. Nothing changes until the reader
 * wants it, and then only here: other tabs stay as they are.
 */

/** Remembers, as long as the tab is there, that the reader wants it later. */
const LATER = 'crescent.update-later';
/** Milliseconds: a status is heard if it was there before its text; a new version that takes longer is not waited for. */
const HEARD = 1000;
const PATIENCE = 5000;

/** Whether something stands on the page that would be lost with it. */
const isUnkept = () => document.querySelector('[data-unkept]') !== null;

const isPutOff = (): boolean => {
  try {
    return sessionStorage.getItem(LATER) !== null;
  } catch {
    return false;
  }
};

const putOff = () => {
  try {
    sessionStorage.setItem(LATER, '');
  } catch {
    // Then it is offered again on the next page.
  }
};

const show = () => {
  const region = document.createElement('section');
  region.className = 'update';
  region.ariaLabel = words.label;
  const status = document.createElement('div');
  status.role = 'status';
  const text = document.createElement('p');
  status.append(text);
  region.append(status);
  document.body.append(region);

  let cameFrom: HTMLElement | null = null;
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget))
      cameFrom = relatedTarget;
  });

  const accept = button(words.accept, () => {
    if (isUnkept()) text.textContent = words.unkept;
    else {
      text.textContent = words.coming;
      void takeOver();
    }
  });
  const later = button(words.later, () => {
    putOff();
    region.remove();
    document.body.style.minBlockSize = '';
    (cameFrom ?? document.querySelector('main'))?.focus({ preventScroll: true });
  });
  setTimeout(() => {
    const isPlaying = document.getElementById(trainerRoot) !== null;
    text.textContent = isPlaying ? `${words.offered} ${words.kept}` : words.offered;
    region.append(accept, later);
    // Under a page that is shorter than the window, so that nothing on it moves.
    document.body.style.minBlockSize = `calc(100vb + ${region.offsetHeight}px)`;
  }, HEARD);
};

const button = (name: string, onClick: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = name;
  made.onclick = onClick;
  return made;
};

/** Lets the new version take over, then shows this page as it has it. */
const takeOver = async () => {
  const reload = () => {
    location.reload();
  };
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Another tab may have let it.
  if (!waiting) reload();
  navigator.serviceWorker.oncontrollerchange = reload;
  waiting?.postMessage(TAKE_OVER);
  setTimeout(reload, PATIENCE);
};

if (!isUnkept() && !isPutOff()) show();
