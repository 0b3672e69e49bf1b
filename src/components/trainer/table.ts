import { computed, signal, type ReadonlySignal } from '@preact/signals';

import { sentences } from '../../describe/index.ts';
import type { LiveWords } from '#words/live.ts';
import { askElsewhere } from '../language/askElsewhere.ts';
import { askedBy, type Asked } from './asked.ts';
import { nameOf, randomCode, type Games, type Origin } from '../origin/origin.ts';
import { sayOrigin } from '../origin/sayOrigin.ts';
import { createClock, type Clock } from './clock.ts';
import { createDesk, type Desk } from './desk.ts';
import { createOwnership } from './ownership.ts';
import type { Standing } from './reply.ts';
import { standingOf } from './respond.ts';
import {
  beginAt,
  restoreSession,
  savedGamesStore,
  saveSession,
  withGame,
  type SavedGames,
} from './savedGames.ts';
import { sayAsSet, wonBy } from './sayGame.ts';
import type { Session } from './session.ts';
import { createSettings, type SettingsDesk } from './settings.ts';
import { setAside } from './store.ts';
import type { Difficulty } from './winnable.ts';

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
  /** Opens a game: where it was left if it is kept, or at its beginning. A text may be told before. */
  readonly openGame: (origin: Origin, before?: string) => void;
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
    say: (reply) => sayAsSet(reply, words, settings.settings.value),
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
      nameOf(origin.value),
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
      nameOf(asked),
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
    text: string,
    ifOpen = '',
  ) => {
    settle();
    const isOpening = !origin.value && !before;
    origin.value = next;
    clock.set(seconds);
    const query = nameOf(next);
    history.replaceState(null, '', query);
    askElsewhere(query);
    const { present, past } = session.history;
    const stands = words.reply.standing(standingOf(present), past.length > 0);
    desk.lay(session, sentences(before, text, stands || ifOpen), isOpening);
    claim();
  };

  const begin = (next: Origin, before = '') => {
    const session = beginAt(next, games);
    const arrived = next.moves && words.reply.movesPlayed(session.history.moves);
    lay(
      next,
      session,
      0,
      before,
      sentences(sayOrigin(next, words), arrived),
      words.trainer.welcome,
    );
  };
  const beginNew = (before?: string) => {
    begin({ kind: 'code', code: randomCode() }, before);
  };

  const openGame = (next: Origin, before = '') => {
    settle();
    saved = savedGamesStore.read().value ?? saved;
    const name = nameOf(next);
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

  /** Opens the first of some queries that asks for a game, or a new one; the last is no address, so nothing is told of it. */
  const openFirst = async ([search = '', ...others]: readonly string[], before: string) => {
    const answer = askedBy(search, games, saved);
    const asked =
      answer instanceof Promise
        ? await answer.catch((): Asked => ({ text: words.trainer.notLoaded }))
        : answer;
    // Another may have been begun meanwhile.
    if (origin.value) return;
    const text = sentences(before, others.length > 0 ? asked.text : '');
    if (asked.origin) openGame(asked.origin, text);
    else if (asked.text || others.length === 0) beginNew(text);
    else await openFirst(others, before);
  };

  /** The last difficulty that was asked for counts, and another game begun meanwhile is not taken away again. */
  let draws = 0;
  const beginWinnable = async (difficulty: Difficulty) => {
    const draw = ++draws;
    const before = origin.value;
    const isWanted = () => draw === draws && origin.value === before;
    desk.tellLate(words.trainer.preparing);
    try {
      // Most new games are of any difficulty, and do without it.
      const { drawWinnable } = await import('./winnable.ts');
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
    openGame,
    beginNew: () => {
      const { difficulty } = settings.settings.value;
      if (difficulty === 'any') beginNew();
      else void beginWinnable(difficulty);
    },
    restart: () => {
      if (origin.value) begin(origin.value);
    },
    openAddress: ({ search }) => {
      settings.load();
      // Both bubble up to the window.
      for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, settle);
      const { value, unreadable } = savedGamesStore.read();
      saved = value ?? {};
      const last = Object.entries(saved).sort(([, one], [, other]) => other.at - one.at)[0]?.[0];
      void openFirst([search, last ?? ''], unreadable ? words.trainer.unreadable : '');
      clock.run(() => standing.value === 'won');
    },
  };
};
