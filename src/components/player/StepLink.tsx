import type { Stepping } from './Player.tsx';

export type Direction = 'first' | 'back' | 'on' | 'last';

const opensElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * A link to another step, which shows it in place once it can. Where the game ends it keeps its place and the focus, and
 * says why it leads nowhere.
 */
export const StepLink = ({
  direction,
  stepping: { view, words, isLive, go, slide, say },
}: {
  readonly direction: Direction;
  readonly stepping: Stepping;
}) => {
  const { player } = words;
  const isBackward = direction === 'first' || direction === 'back';
  const to = view[isBackward ? 'back' : 'on'] && view[direction];
  const index = { first: 0, back: view.index - 1, on: view.index + 1, last: view.end }[direction];

  const step = (event: Event, show: (index: number) => void) => {
    event.preventDefault();
    if (to) show(index);
    else say(isBackward ? player.atStart : player.atEnd(view.last.name));
  };

  return (
    <a
      class={direction}
      href={to?.path}
      role={to ? undefined : 'link'}
      aria-disabled={to ? undefined : true}
      tabIndex={to || !isLive ? undefined : 0}
      onClick={(event) => {
        if (isLive && !opensElsewhere(event)) step(event, go);
      }}
      onKeyDown={(event) => {
        // A held key is many quick steps; and a link that leads nowhere doesn’t answer to Enter by itself.
        if (isLive && event.key === 'Enter' && (event.repeat || !to)) step(event, slide);
      }}
    >
      <b>{player[direction]}</b>{' '}
      <span class="where">
        {to ? to.name : isBackward ? player.isFirst : player.isLast}
        {to && <span class="what">: {to.what}</span>}
      </span>
    </a>
  );
};
