import { useEffect, useRef, useState } from 'preact/hooks';

import type { Position } from '../../engine/index.ts';
import type { PlayerWords } from './Player.tsx';
import type { Playback } from './step.ts';
import { boardsOf, viewAt, type View } from './view.ts';

/** How long a slider or a held key rests before its step is told and the address follows. */
const REST = 300;

type Address = 'push' | 'replace' | 'keep';

type Loaded = Playback & { readonly boards: readonly Position[] };

/** A game being stepped through. */
export interface Playing {
  readonly view: View;
  /** What has been said last; empty until something changes. */
  readonly said: string;
  /** Whether steps can be shown in place. */
  readonly isLive: boolean;
  /** How many moves the game has. */
  readonly moves: number;
  /** Where among the steps a move stands; -1 if there is no such move. */
  readonly indexOfMove: (number: number) => number;
  /** Shows a step, says what changed, and lets the address follow. */
  readonly go: (index: number) => void;
  /** The same for what moves fast: the board follows at once, the words and the address once it rests. */
  readonly slide: (index: number) => void;
  readonly say: (text: string) => void;
}

/**
 * Steps through a game in place. It begins with the one step that its page was made for; once `game` is loaded it can
 * show any other. Until then, and if loading fails, there is only that one, and links lead to the pages of the others.
 */
export const usePlayback = (source: string, initial: View, words: PlayerWords): Playing => {
  const [game, setGame] = useState<Loaded>();
  const [view, setView] = useState(initial);
  const [said, setSaid] = useState('');
  const told = useRef(initial.index);
  const resting = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    void load(source).then(setGame);
  }, [source]);

  const say = (text: string) => {
    setSaid((before) => (before === text ? words.player.again(text) : text));
  };

  const show = (index: number) => {
    clearTimeout(resting.current);
    if (game) setView(viewAt(game, game.boards, index));
  };

  const tell = (to: number, address: Address) => {
    const from = told.current;
    if (!game || from === to) return;
    told.current = to;
    say(passage(game, from, to, words));
    follow(game, from, to, address);
  };

  const goTo = (index: number, address: Address) => {
    show(index);
    tell(index, address);
  };

  const slide = (index: number) => {
    show(index);
    resting.current = setTimeout(() => {
      tell(index, 'replace');
    }, REST);
  };

  useEffect(() => {
    // A link inside the page, such as the one to its content, comes here too, and changes no step.
    const onPop = () => {
      const index = game?.steps.findIndex(({ path }) => path === location.pathname) ?? -1;
      if (index >= 0) goTo(index, 'keep');
      else if (location.pathname !== initial.step.path) location.reload();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
    };
  }, [game]);

  return {
    view,
    said,
    isLive: game !== undefined,
    moves: game?.moves ?? 0,
    indexOfMove: (number) => game?.steps.findIndex(({ played }) => played === number) ?? -1,
    go: (index) => {
      goTo(index, 'push');
    },
    slide,
    say,
  };
};

const load = async (source: string): Promise<Loaded | undefined> => {
  try {
    const response = await fetch(source);
    if (!response.ok) return undefined;
    const game = (await response.json()) as Playback;
    return { ...game, boards: boardsOf(game) };
  } catch {
    return undefined;
  }
};

/** What is said after going from a step to another: what changed, or what was taken back. */
const passage = ({ steps }: Playback, from: number, to: number, words: PlayerWords): string => {
  const { name, change } = steps[to]!;
  if (to === from + 1) return change;
  return to === from - 1 ? steps[from]!.undo! : `${words.player.nowAt(name)} ${change}`;
};

const follow = ({ steps }: Playback, from: number, to: number, address: Address) => {
  const reached = steps[to]!;
  // Whatever the layout puts around the page’s own title stays.
  document.title = document.title.replace(steps[from]!.title, reached.title);
  reached.elsewhere?.forEach((path, index) => {
    document.querySelectorAll<HTMLAnchorElement>('.language')[index]!.href = path;
  });
  if (address === 'keep') return;
  try {
    history[`${address}State`](null, '', reached.path);
  } catch {
    // Browsers refuse too many addresses in a short time; the next step catches up.
  }
};
