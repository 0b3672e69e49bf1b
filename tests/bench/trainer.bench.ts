import {
  placesOf,
  REDISTRIBUTION,
  unfold,
  PLACES,
  judge,
  formatMove,
  type Place,
} from '../../src/engine/index.ts';
import { test } from '../browser/site.ts';
import { trainerOn } from '../browser/trainerPage.ts';
import { wonGame } from '../unit/engine/wonGame.ts';

/** As much slower than this machine as a phone in the middle of its class is. */
const SLOWDOWN = 4;
/** Refused moves tried before each move of the won game: four, so that there are more than five hundred answers. */
const REFUSALS = 4;

type Try = readonly [kind: 'move' | 'refusal', from: Place, to: Place] | typeof REDISTRIBUTION;

const unfolded = unfold(wonGame);
if (!unfolded.ok) throw new Error('The won game can’t be played');

/** The won game with moves in between that break a rule, the same at every run. */
const tries: Try[] = unfolded.value.flatMap((step, index): Try[] => {
  if (step.kind === 'redistribution') return [REDISTRIBUTION];
  const refused = PLACES.flatMap((from, place) => {
    const to = PLACES[(place * 7 + index) % PLACES.length]!;
    const isRefused = from !== to && !judge(step.before, formatMove(from, to)).ok;
    return isRefused && step.before.piles[Number(from) - 1]?.length !== 0
      ? [[from, to] as const]
      : [];
  });
  return [
    ...refused.slice(0, REFUSALS).map(([from, to]): Try => ['refusal', from, to]),
    ['move', ...placesOf(step.move)],
  ];
});

/** Presses a button of the page, if one is named, and waits until what came of it is drawn. */
const press = (selector: string | undefined) =>
  new Promise<void>((resolve) => {
    if (selector) document.querySelector<HTMLElement>(selector)!.click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        resolve();
      };
      port2.postMessage(undefined);
    });
  });

const button = (place: Place) => `.play [data-place='${place}']`;

/**
 * What the thread of the page has done since it began, in milliseconds of processor time. Its own work is what its script
 * and its rules of style ask for; the rest of all is what the browser does to paint, compose and hand over the frame.
 */
const PARTS = {
  all: ['TaskDuration'],
  own: ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'],
  script: ['ScriptDuration'],
  'style and layout': ['RecalcStyleDuration', 'LayoutDuration'],
} as const;
type Part = keyof typeof PARTS;
type Work = Readonly<Record<Part, number>>;

const eachPart = (of: (part: Part) => number): Work => ({
  own: of('own'),
  all: of('all'),
  script: of('script'),
  'style and layout': of('style and layout'),
});

/** The part of the way through the values in order: 0.5 is the median, 1 the worst. */
const rank = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)]!;

const summary = (works: readonly Work[]): string =>
  (Object.keys(PARTS) as Part[])
    .map((part) => {
      const values = works.map((work) => work[part]);
      const [median, worst] = [rank(values, 0.5), rank(values, 1)].map((ms) => ms.toFixed(1));
      return `${part} ${median!} (worst ${worst!})`;
    })
    .join(', ');

/**
 * The work of the page's own thread for each answer, less what the measuring takes. It counts only the time that the
 * thread had the processor, but on a busy machine the slowing down slows more than it says.
 */
test('from a tap to its explanation on the screen', { timeout: 300_000 }, async ({ page }) => {
  const trainer = trainerOn(page);
  await trainer.open({ game: 'partita-vinta', after: 0 });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const worked = async (): Promise<Work> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const names = (part: Part): readonly string[] => PARTS[part];
    return eachPart((part) =>
      metrics
        .filter(({ name }) => names(part).includes(name))
        .reduce((sum, { value }) => sum + value * 1000, 0),
    );
  };
  const workOf = async (selector?: string): Promise<Work> => {
    const before = await worked();
    await page.evaluate(press, selector);
    const after = await worked();
    return eachPart((part) => after[part] - before[part]);
  };

  const idle: Work[] = [];
  for (let time = 0; time < 50; time++) idle.push(await workOf());
  const measuring = eachPart((part) =>
    rank(
      idle.map((work) => work[part]),
      0.5,
    ),
  );

  const works = { refusal: [] as Work[], move: [] as Work[] };
  for (const one of tries) {
    if (one === REDISTRIBUTION) {
      await page.evaluate(press, '.controls button');
      continue;
    }
    const [kind, from, to] = one;
    await page.evaluate(press, button(from));
    const work = await workOf(button(to));
    works[kind].push(eachPart((part) => work[part] - measuring[part]));
  }
  for (const [kind, all] of Object.entries(works))
    process.stdout.write(
      `${all.length} times a ${kind}, ms at ${SLOWDOWN}x slowed: ${summary(all)}\n`,
    );
});
