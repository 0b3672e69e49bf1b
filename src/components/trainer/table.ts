import { computed, signal, type ReadonlySignal } from '@preact/signals';

import { explain, sentences } from '../../describe/index.ts';
import type { LiveWords } from '../../words/it/live.ts';
import { paths } from '../../words/paths.ts';
import { createClock, type Clock } from './clock.ts';
import { createDesk, sayInFull, type Desk, type Told } from './desk.ts';
import { positionOf, randomCode, readOrigin, startOf, type Games, type Origin } from './origin.ts';
import { createOwnership } from './ownership.ts';
import type { Reply, Standing } from './reply.ts';
import { standingOf } from './respond.ts';
import {
  gameName,
  originOf,
  restoreSession,
  savedGamesStore,
  saveSession,
  withGame,
  type SavedGames,
} from './savedGames.ts';
import { sayOrigin, sayOriginError } from './sayOrigin.ts';
import { open, type Session } from './session.ts';
import { createSettings, type SettingsDesk } from './settings.ts';
import { setAside } from './store.ts';
import { drawWinnable, type Difficulty } from './winnable.ts';

/** The game on the trainer's table: a desk, and what a whole game adds to it. */
export interface Table extends Desk {
  readonly origin: ReadonlySignal<Origin | undefined>;
  readonly standing: ReadonlySignal<Standing>;
  readonly clock: Clock;
  readonly settings: SettingsDesk;
  /** Whether the player wants to be warned of a lost win. */
  readonly watches: ReadonlySignal<boolean>;
  /** False while another tab keeps this game. */
  readonly isMine: ReadonlySignal<boolean>;
  /** Keeps this tab's game instead of the other's. */
  readonly takeOver: () => void;
  /** Opens the game that the address asks for, or the last one played, or a new one. The clock begins to tick. */
  readonly openAddress: (address: URL) => void;
  /** Opens a game: where it was left if it is kept, or at its beginning. */
  readonly openGame: (origin: Origin) => void;
  /** A new game of the difficulty that is set. */
  readonly beginNew: () => void;
  /** The game on the table once more from its beginning. */
  readonly restart: () => void;
}

/** By so many milliseconds after it an answer is painted, on all but the slowest machines. */
const PAINTED = 50;

export const createTable = (words: LiveWords, games: Games): Table => {
  const origin = signal<Origin>();
  const isMine = signal(true);
  const clock = createClock();
  const settings = createSettings();
  const ownership = createOwnership();
  let saved: SavedGames = {};
  let mayKeep = true;

  const desk = createDesk(words, {
    greeting: words.trainer.preparing,
    say: (reply) => sayAsSet(reply, words, settings),
    onReply: (reply, session) => {
      keepSoon(session);
      return wonBy(reply, origin.value, clock.seconds.value, words);
    },
  });
  const standing = computed(() =>
    desk.session.value ? standingOf(desk.session.value.history.present) : 'open',
  );

  /** Keeps the game, and tells once if that can't be done. */
  const keep = (session: Session): string => {
    if (!origin.value || !isMine.value) return '';
    saved = withGame(
      savedGamesStore.read().value ?? saved,
      gameName(origin.value),
      saveSession(session, clock.seconds.value, Date.now()),
    );
    const kept = savedGamesStore.write(saved);
    const isFirst = kept !== 'kept' && mayKeep;
    mayKeep = kept === 'kept';
    return isFirst ? words.trainer.notKept : '';
  };

  /**
   * Keeps what was last done. It may take longer than all the rest, where many games are kept, so the answer is painted
   * first, unless the page is left before that.
   */
  let unkept: (() => void) | undefined;
  const settle = () => {
    unkept?.();
    unkept = undefined;
  };
  const keepSoon = (session: Session) => {
    unkept = () => {
      const text = keep(session);
      const { told } = desk;
      if (text) desk.tell(sentences(told.value.text, text), told.value.anchor);
    };
    setTimeout(settle, PAINTED);
  };

  const claim = (takeOver = false) => {
    const asked = origin.value;
    if (!asked) return;
    ownership.ask(
      gameName(asked),
      (mine) => {
        isMine.value = mine;
        if (!mine) desk.tell(words.trainer.elsewhere);
        else if (takeOver && desk.session.value)
          desk.tell(keep(desk.session.value) || words.trainer.takenOver);
      },
      takeOver,
    );
  };

  /** The game that the page opens with is there to be read; what is to be told before it is announced. */
  const lay = (
    next: Origin,
    session: Session,
    seconds: number,
    before: string,
    ...texts: readonly string[]
  ) => {
    settle();
    const isOpening = !origin.value && !before;
    origin.value = next;
    clock.set(seconds);
    history.replaceState(null, '', paths.trainer(startOf(next)));
    desk.lay(session, sentences(before, ...texts), isOpening);
    claim();
  };

  const begin = (next: Origin, before = '') => {
    const session = open(positionOf(next, games));
    lay(next, session, 0, before, sayOrigin(next, words), words.trainer.welcome);
  };
  const beginNew = (before?: string) => {
    begin({ kind: 'code', code: randomCode() }, before);
  };

  const openGame = (next: Origin, before = '') => {
    settle();
    saved = savedGamesStore.read().value ?? saved;
    const name = gameName(next);
    const { [name]: kept, ...others } = saved;
    if (!kept || (!kept.played && !kept.undone)) {
      begin(next, before);
      return;
    }
    const session = restoreSession(kept, next, games);
    if (session.ok) {
      const text = words.trainer.resumed(sayOrigin(next, words), session.value.history.moves);
      lay(next, session.value, kept.seconds, before, text);
      return;
    }
    if (setAside('crescent.games', JSON.stringify({ [name]: kept }))) {
      saved = others;
      savedGamesStore.write(saved);
    }
    begin(next, words.trainer.unreadable);
  };

  /** The last difficulty that was asked for counts, and another game begun meanwhile is not taken away again. */
  let draws = 0;
  const beginWinnable = async (difficulty: Difficulty) => {
    const draw = ++draws;
    const before = origin.value;
    const isWanted = () => draw === draws && origin.value === before;
    desk.tellLate(words.trainer.preparing);
    try {
      const [code, told] = await drawWinnable(difficulty);
      if (isWanted()) openGame({ kind: 'code', code }, told);
    } catch {
      if (isWanted()) desk.tell(words.trainer.noWinnable);
    }
  };

  return {
    ...desk,
    origin,
    standing,
    clock,
    settings,
    watches: computed(() => settings.settings.value.warnings === 'on'),
    isMine,
    takeOver: () => {
      claim(true);
    },
    openGame: (next) => {
      openGame(next);
    },
    beginNew: () => {
      const { difficulty } = settings.settings.value;
      if (difficulty === 'any') beginNew();
      else void beginWinnable(difficulty);
    },
    restart: () => {
      if (origin.value) begin(origin.value);
    },
    openAddress: ({ searchParams }) => {
      settings.load();
      // Both bubble up to the window.
      for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, settle);
      const { value, unreadable } = savedGamesStore.read();
      saved = value ?? {};
      const before = unreadable ? words.trainer.unreadable : '';
      const asked = readOrigin(searchParams, games);
      const last = Object.entries(saved).sort(([, one], [, other]) => other.at - one.at)[0]?.[0];
      const next = asked.ok ? (asked.value ?? (last && originOf(last, games))) : undefined;
      if (next) openGame(next, before);
      else if (asked.ok) beginNew(before);
      else {
        const error = words.trainer.addressError(sayOriginError(asked.error, words));
        beginNew(sentences(before, error));
      }
      clock.run(() => standing.value === 'won');
    },
  };
};

/** R12: with the rules off, a refused move is only refused. */
const sayAsSet = (reply: Reply, words: LiveWords, { settings }: SettingsDesk): Told => {
  const { rules, detail } = settings.value;
  return reply.kind === 'refused' && rules === 'silent'
    ? { text: explain(reply.rejections, words).tried }
    : sayInFull(reply, words, detail);
};

/** The result, once a game is won. */
const wonBy = (
  reply: Reply,
  origin: Origin | undefined,
  seconds: number,
  words: LiveWords,
): string => {
  if (reply.kind !== 'played' && reply.kind !== 'redone') return '';
  if (reply.standing !== 'won') return '';
  const result = words.trainer.result(words.reply.moves(reply.moves), words.reply.time(seconds));
  return origin?.kind === 'code' ? `${result} ${words.trainer.itsCode(origin.code)}` : result;
};
