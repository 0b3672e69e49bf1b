import { nameOf } from './name.ts';

/** Everything that moves or fades now, and every style that would make it (2.3.3). */
export function motion(): string[] {
  const running = document.getAnimations().map(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return `${target ? nameOf(target) : 'something'} is animated`;
  });
  const styled = [...document.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo || null);
      const times = [style.transitionDuration, style.animationDuration].join(', ').split(', ');
      const moves = times.some((time) => parseFloat(time) > 0) || style.scrollBehavior === 'smooth';
      return moves ? [`${nameOf(element)} ${pseudo} would move`] : [];
    }),
  );
  return [...running, ...styled];
}
