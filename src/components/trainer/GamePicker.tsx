import { useRef } from 'preact/hooks';

import { parseCode } from '../../engine/index.ts';
import type { LiveWords } from '../../words/it/live.ts';
import type { Table } from './table.ts';

/** The code of the game on the table, and the ways to another: a new deal, a code, the won game. */
export const GamePicker = ({
  table,
  words,
}: {
  readonly table: Table;
  readonly words: LiveWords;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const { trainer } = words;
  const origin = table.origin.value;

  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      table.tell(trainer.copied);
    } catch {
      table.tell(trainer.notCopied(code));
    }
  };
  const openCode = (event: SubmitEvent) => {
    event.preventDefault();
    const field = input.current!;
    const code = parseCode(field.value);
    if (code.ok) {
      field.value = '';
      table.openGame({ kind: 'code', code: code.value });
    } else {
      table.tell(trainer.codeError(code.error));
      field.focus();
    }
  };

  return (
    <section class="games">
      <h2>{trainer.newGame}</h2>
      {origin?.kind === 'code' && (
        <p class="code">
          {trainer.code}: <code>{origin.code}</code>{' '}
          <button type="button" onClick={() => void copy(origin.code)}>
            {trainer.copy}
          </button>
        </p>
      )}
      <p class="controls">
        <button type="button" onClick={table.beginNew}>
          {trainer.start}
        </button>
        <button type="button" onClick={table.restart}>
          {trainer.restart}
        </button>
        <button
          type="button"
          onClick={() => {
            table.openGame({ kind: 'game', game: 'partita-vinta', moment: { after: 0 } });
          }}
        >
          {trainer.wonGame}
        </button>
      </p>
      <form class="command" onSubmit={openCode}>
        <label for="codice">{trainer.codeField}</label>
        <div class="joined">
          <input
            ref={input}
            id="codice"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-describedby="codice-aiuto"
          />
          <button type="submit">{trainer.open}</button>
        </div>
        <p id="codice-aiuto" class="hint">
          {trainer.codeHint} {trainer.ownHand}
        </p>
      </form>
    </section>
  );
};
