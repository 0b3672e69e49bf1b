import { effect } from '@preact/signals';

import { parseCode } from '../../engine/index.ts';
import type { LiveWords } from '../../words/it/live.ts';
import type { SettingName } from './settings.ts';
import type { Table } from './table.ts';

/**
 * Makes the panels under the trainer work, the ways to another game and the settings. The build has drawn them, words and
 * all: what they say of themselves is read from the page, which a script need not carry as well.
 */
export const wirePanels = (table: Table, words: LiveWords): void => {
  wireGames(document.querySelector('.games')!, table, words);
  for (const list of document.querySelectorAll<HTMLSelectElement>('[data-setting]'))
    wireSetting(list, table, words);
};

const wireGames = (panel: HTMLElement, table: Table, { trainer }: LiveWords) => {
  const shown = panel.querySelector('code')!;
  const field = panel.querySelector('input')!;
  effect(() => {
    const origin = table.origin.value;
    shown.textContent = origin?.kind === 'code' ? origin.code : '';
    shown.parentElement!.hidden = origin?.kind !== 'code';
  });

  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      table.tell(trainer.copied);
    } catch {
      table.tell(trainer.notCopied(code));
    }
  };
  const deeds: Record<string, () => void> = {
    copy: () => void copy(shown.textContent),
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
      table.tell(trainer.codeError(code.error));
      field.focus();
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
