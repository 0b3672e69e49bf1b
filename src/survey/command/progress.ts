import { isSearch, taskKey, type Finding } from '../finding.ts';
import type { StudyName, Task } from '../studies.ts';

const BAR = 24;
const EVERY_MS = 1000;
/** Where nobody looks at a terminal, a line is kept for each so many milliseconds. */
const EVERY_LOGGED_MS = 60_000;

/** What a progress is written to: a terminal, or anything that takes text. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** How far a study is: its deals, those that are done, and how many games were tried and won for them. */
interface Count {
  deals: number;
  done: number;
  games: number;
  won: number;
  /** Since when it is in hand, and how many of its deals were done before. */
  begun?: number;
  before: number;
}

/** The progress of a survey, drawn over itself in a terminal and written line by line elsewhere. */
export class Progress {
  readonly #total: number;
  readonly #out: Output;
  readonly #counts = new Map<StudyName, Count>();
  #done = 0;
  /** When something was found and when something was said for the last time. */
  #found = performance.now();
  #said = performance.now();

  /** The tasks of the survey, and what is known already: what is known of other tasks does not count. */
  constructor(tasks: readonly Task[], known: readonly Finding[], out: Output) {
    this.#total = tasks.length;
    this.#out = out;
    for (const { study } of tasks) this.#countOf(study).deals++;
    const wanted = new Set(tasks.map(taskKey));
    for (const finding of known) if (wanted.delete(taskKey(finding))) this.#count(finding);
  }

  /** Counts a finding, and says how far the survey is if that has not been said for a while, or this is the last. */
  add(finding: Finding): void {
    const count = this.#countOf(finding.study);
    if (count.begun === undefined) {
      count.begun = this.#found;
      count.before = count.done;
    }
    this.#count(finding);
    const now = performance.now();
    this.#found = now;
    const isLast = this.#done === this.#total;
    const pause = this.#out.isTTY ? EVERY_MS : EVERY_LOGGED_MS;
    if (!isLast && now - this.#said < pause) return;
    this.#said = now;
    const line = this.#line(finding.study, now);
    this.#out.write(this.#out.isTTY ? `\r${line}\u001B[K${isLast ? '\n' : ''}` : `${line}\n`);
  }

  /**
   * A bar, how much is done, and the study in hand: its figures so far, and how long its rest may take. What one study
   * takes says nothing of the next, so that the rest of the survey is not guessed at.
   */
  #line(study: StudyName, now: number): string {
    const { deals, done, games, won, begun = now, before } = this.#countOf(study);
    const share = this.#done / this.#total;
    const filled = Math.round(share * BAR);
    const bar = '#'.repeat(filled) + '.'.repeat(BAR - filled);
    const all = `${this.#done}/${this.#total} (${percent(share)})`;
    const figures = `${study} ${done}/${deals}: won ${percent(won / games)}`;
    const rest = ((deals - done) * (now - begun)) / 1000 / (done - before);
    const left = deals > done ? `, ${duration(rest)} left` : '';
    return `[${bar}] ${all}, ${figures}${left}`;
  }

  #count(finding: Finding): void {
    this.#done++;
    const count = this.#countOf(finding.study);
    count.done++;
    count.games += isSearch(finding) ? 1 : finding.played.length;
    count.won += isSearch(finding) ? Number(finding.outcome === 'won') : finding.won;
  }

  #countOf(study: StudyName): Count {
    const count = this.#counts.get(study) ?? { deals: 0, done: 0, games: 0, won: 0, before: 0 };
    this.#counts.set(study, count);
    return count;
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const duration = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
