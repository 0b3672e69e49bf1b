import { effect } from '@preact/signals';

import { parseCode } from '../../engine/index.ts';
import type { LiveWords } from '#words/live.ts';
import type { SettingName } from './settings.ts';
import { loadSharing, type Sharing } from './sharing.ts';
import type { Table } from './table.ts';

/**
 * Makes the panels under the trainer work: the ways to another game, the settings, what shares a game. The build has drawn
 * them, words and all: what they say of themselves is read from the page, which a script need not carry as well.
 */
export const wirePanels = (table: Table, words: LiveWords): void => {
  const share = wireSharing(document.querySelector('.panels')!, table, words);
  wireGames(document.querySelector('.games')!, table, share);
  for (const list of document.querySelectorAll<HTMLSelectElement>('[data-setting]'))
    wireSetting(list, table, words);
};

/** What shares comes when it is first used. Gives the way to it, which tells where it can't be had. */
const wireSharing = (panels: HTMLElement, table: Table, { trainer }: LiveWords) => {
  const load = () => loadSharing().catch(() => undefined);
  const use = async (act: (sharing: Sharing) => void) => {
    const sharing = await load();
    if (sharing) act(sharing);
    else table.tell(trainer.notLoaded);
  };
  // Before the click, after which a browser lets a page copy only for so long.
  panels.onpointerover = ({ target }) => {
    if ((target as HTMLElement).dataset.share) void load();
  };
  panels.addEventListener('click', ({ target }) => {
    const what = (target as HTMLElement).dataset.share;
    if (what) void use(({ share }) => void share(what, table));
  });
  return use;
};

const wireGames = (
  panel: HTMLElement,
  table: Table,
  use: (act: (sharing: Sharing) => void) => Promise<void>,
) => {
  const shown = panel.querySelector('code')!;
  const field = panel.querySelector('input')!;
  effect(() => {
    const origin = table.origin.value;
    shown.textContent = origin?.kind === 'code' ? origin.code : '';
    shown.parentElement!.hidden = origin?.kind !== 'code';
  });

  const deeds: Record<string, () => void> = {
    begin: table.beginNew,
    restart: table.restart,
    'won-game': () => {
      table.openGame({ kind: 'game', game: 'partita-vinta', moment: { after: 0 } });
    },
  };
  panel.onclick = ({ target }) => deeds[(target as HTMLElement).dataset.does!]?.();
  panel.querySelector('form')!.onsubmit = (event) => {
    event.preventDefault();
    const code = parseCode(field.value);
    if (code.ok) {
      field.value = '';
      table.openGame({ kind: 'code', code: code.value });
    } else {
      field.focus();
      void use(({ tellWrongCode }) => {
        tellWrongCode(code.error, table);
      });
    }
  };
};

/** A change is shown at once, told and kept. */
const wireSetting = (
  list: HTMLSelectElement,
  { settings, tell }: Table,
  { trainer }: LiveWords,
) => {
  const name = list.dataset.setting as SettingName;
  effect(() => {
    list.value = settings.settings.value[name];
  });
  list.onchange = () => {
    const kept = settings.set(name, list.value);
    const text = trainer.set(list.labels[0]!.textContent, list.selectedOptions[0]!.text);
    tell(kept === 'kept' ? text : `${text} ${trainer.settingNotKept}`);
  };
};
