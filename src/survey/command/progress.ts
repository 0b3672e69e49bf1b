import { isSearch, type Finding } from '../finding.ts';

const BAR = 24;
const EVERY_MS = 1000;
/** Where nobody looks at a terminal, a line is kept for each so many milliseconds. */
const EVERY_LOGGED_MS = 60_000;

/** The progress of a survey, drawn over itself in a terminal and written line by line elsewhere. */
export class Progress {
  readonly #total: number;
  readonly #before: number;
  readonly #begun = performance.now();
  readonly #out: NodeJS.WriteStream;
  #done: number;
  #searched = 0;
  #won = 0;
  #said = 0;

  constructor(total: number, before: readonly Finding[], out: NodeJS.WriteStream) {
    this.#total = total;
    this.#before = before.length;
    this.#done = before.length;
    this.#out = out;
    for (const finding of before) this.#count(finding);
  }

  add(finding: Finding): void {
    this.#done++;
    this.#count(finding);
    const isLast = this.#done === this.#total;
    const pause = this.#out.isTTY ? EVERY_MS : EVERY_LOGGED_MS;
    if (!isLast && performance.now() - this.#said < pause) return;
    this.#said = performance.now();
    this.#out.write(
      this.#out.isTTY ? `\r${this.line()}\u001B[K${isLast ? '\n' : ''}` : `${this.line()}\n`,
    );
  }

  /** A bar, how much is done, the figures so far and how long the rest may take. */
  line(): string {
    const share = this.#total > 0 ? this.#done / this.#total : 1;
    const filled = Math.round(share * BAR);
    const bar = '#'.repeat(filled) + '.'.repeat(BAR - filled);
    const here = this.#done - this.#before;
    const seconds = (performance.now() - this.#begun) / 1000;
    const left = here > 0 ? `${duration((seconds / here) * (this.#total - this.#done))} left` : '';
    const won = this.#searched > 0 ? `won ${percent(this.#won / this.#searched)} of searches` : '';
    const parts = [`${this.#done}/${this.#total} (${percent(share)})`, won, left];
    return `[${bar}] ${parts.filter(Boolean).join(', ')}`;
  }

  #count(finding: Finding): void {
    if (!isSearch(finding)) return;
    this.#searched++;
    if (finding.outcome === 'won') this.#won++;
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const duration = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
