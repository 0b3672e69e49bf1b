/**
 * Which of the browser's tabs keeps a game: the first to open it, until it goes or another takes over. Without locks
 * (an old browser, a page not served securely) every tab keeps what it plays.
 */
export interface Ownership {
  /** Asks to keep a game instead of the one kept so far; `onAnswer` hears soon whether it may, and later if that is lost. */
  readonly ask: (game: string, onAnswer: (mine: boolean) => void, takeOver?: boolean) => void;
}

export const createOwnership = (): Ownership => {
  let release: (() => void) | undefined;
  let settled: Promise<unknown> = Promise.resolve();
  let asked = 0;

  const request = (
    locks: LockManager,
    game: string,
    turn: number,
    answer: (mine: boolean) => void,
    takeOver: boolean,
  ) =>
    locks.request(
      `crescent ${game}`,
      takeOver ? { steal: true } : { ifAvailable: true },
      (lock) => {
        if (turn !== asked) return;
        answer(lock !== null);
        return lock && new Promise<void>((resolve) => (release = resolve));
      },
    );

  return {
    ask: (game, onAnswer, takeOver = false) => {
      release?.();
      const turn = ++asked;
      const answer = (mine: boolean) => {
        if (turn === asked) onAnswer(mine);
      };
      // Absent where the page is not served securely, whatever the types say.
      const locks = navigator.locks as LockManager | undefined;
      if (!locks) {
        answer(true);
        return;
      }
      // This tab's own lock is let go of first: the game opened again would else seem to be another tab's.
      settled = settled
        .then(() => request(locks, game, turn, answer, takeOver))
        .catch(() => {
          answer(false);
        });
    },
  };
};
