import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { Act } from './journey.ts';

export type BrowserName = 'chromium' | 'firefox';

/** What read, as it names itself. */
export interface Versions {
  readonly orca: string;
  readonly browser: string;
  readonly system: string;
}

interface Event {
  readonly kind: string;
  readonly text?: string;
}

/** How long to listen, in milliseconds. */
export interface Patience {
  /** For the first word. */
  readonly first: number;
  /** After the last word, until nothing more is expected. */
  readonly quiet: number;
  /** For all that must be heard, since the last word. */
  readonly most: number;
}

/** Orca is gone: no fault of the page. */
export class ReaderDied extends Error {}

/** How long the desktop may take to start, and one command to be carried out, in milliseconds. */
const START = 120_000;
const COMMAND = 30_000;
const POLL = 25;
/** How much is kept of what the desktop complains of, in characters. */
const COMPLAINTS = 2000;
/** How long it may take to end. */
const END = 15_000;

/** A desktop with a screen reader and a browser on it, which hears what is said. */
export class Ear {
  readonly #process: ChildProcess;
  readonly #events: Event[] = [];
  #complaints = '';
  #last = 0;
  #died = false;
  #ended = false;

  private constructor(browser: BrowserName, language: string) {
    this.#process = spawn(
      '/usr/bin/python3',
      [join(import.meta.dirname, 'ear.py'), browser, language],
      { stdio: 'pipe' },
    );
    createInterface({ input: this.#process.stdout! }).on('line', (line) => {
      if (line.startsWith('{')) this.#take(JSON.parse(line) as Event);
    });
    this.#process.stderr!.on('data', (text: Buffer) => {
      this.#complaints = `${this.#complaints}${text.toString()}`.slice(-COMPLAINTS);
    });
    this.#process.on('exit', () => {
      this.#ended = true;
    });
    this.#process.stdin!.on('error', () => {
      this.#ended = true;
    });
  }

  /** Starts the desktop. Fails when it does not come up. */
  static async open(
    browser: BrowserName,
    language: string,
  ): Promise<{ ear: Ear; versions: Versions }> {
    const ear = new Ear(browser, language);
    const { orca, browser: named, system } = (await ear.#until('ready', START)) as Event & Versions;
    return { ear, versions: { orca, browser: named, system } };
  }

  /** Changes settings of Orca, by the names it has for them. Fails as `act` does. */
  async set(settings: Readonly<Record<string, boolean | number>>): Promise<void> {
    await this.#send({ set: settings });
  }

  /** Does one thing. Fails with `ReaderDied` when there is no reader any more. */
  async act(act: Act): Promise<void> {
    await this.#send(act);
  }

  /** Begins to listen anew. */
  forget(): void {
    this.#events.length = 0;
  }

  /**
   * What has been said since the last `forget`, once all that is awaited has been heard and there is quiet, or
   * patience is over. Fails as `act` does.
   */
  async listen(
    isAllHeard: (said: readonly string[]) => boolean,
    patience: Patience,
  ): Promise<string[]> {
    const begun = Date.now();
    for (;;) {
      this.#expectAlive();
      const said = this.said();
      const since = Date.now() - Math.max(this.#last, begun);
      const isQuiet = since > (said.length > 0 ? patience.quiet : patience.first);
      if (isQuiet && (isAllHeard(said) || since > patience.most)) return said;
      await pause(POLL);
    }
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.stdin!.end();
    const isLate = await Promise.race([ended.then(() => false), pause(END).then(() => true)]);
    if (isLate) this.#process.kill('SIGKILL');
  }

  #expectAlive(): void {
    if (this.#died) throw new ReaderDied('The screen reader ended.');
    if (this.#ended)
      throw new Error(`The desktop of the screen reader ended.\n${this.#complaints}`);
  }

  #take(event: Event): void {
    this.#events.push(event);
    if (event.kind === 'died') this.#died = true;
    if (event.text) this.#last = Date.now();
  }

  /** What has been said since the last `forget`. */
  said(): string[] {
    return this.#events.flatMap(({ text }) => (text ? [text] : []));
  }

  async #send(command: object): Promise<void> {
    this.#process.stdin!.write(`${JSON.stringify(command)}\n`);
    await this.#until('done', COMMAND);
  }

  /** The next event of a kind, which is taken out. */
  async #until(kind: string, most: number): Promise<Event> {
    const begun = Date.now();
    for (;;) {
      const at = this.#events.findIndex((event) => event.kind === kind);
      if (at >= 0) return this.#events.splice(at, 1)[0]!;
      this.#expectAlive();
      if (Date.now() - begun > most)
        throw new Error(`The desktop of the screen reader gave no «${kind}».\n${this.#complaints}`);
      await pause(POLL);
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
