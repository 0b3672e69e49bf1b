import { signal, type ReadonlySignal } from '@preact/signals';

import { ruleOf, type RuleAnchor } from '../../describe/index.ts';
import type { LiveWords } from '../../words/it/live.ts';
import { paths } from '../../words/paths.ts';
import { parseCommand } from './command.ts';
import type { Intent } from './intent.ts';
import { positionOf, randomCode, readOrigin, startOf, type Games, type Origin } from './origin.ts';
import type { Reply } from './reply.ts';
import { respond } from './respond.ts';
import { say, sayCommandError, sayOrigin, sayOriginError } from './say.ts';
import { open, type Session } from './session.ts';

/** What the status shows: one text, and the rule that it is about if it tells of a refusal. */
export interface Told {
  readonly text: string;
  readonly anchor?: RuleAnchor | undefined;
}

/** The game on the table and the ways to act on it. Everything on the page reads from here, and acts through here. */
export interface Table {
  readonly origin: ReadonlySignal<Origin | undefined>;
  readonly session: ReadonlySignal<Session | undefined>;
  readonly told: ReadonlySignal<Told>;
  /** Starts the game that the address asks for, or a new one. */
  readonly openAddress: (address: URL) => void;
  /** Starts a game from its beginning. */
  readonly begin: (origin: Origin) => void;
  readonly beginNew: () => void;
  /** Does what is asked and tells what came of it. */
  readonly act: (intent: Intent) => Reply;
  /** The same for a command as it was typed. */
  readonly type: (text: string) => void;
  readonly tell: (text: string) => void;
  /** Tells the last message once more. */
  readonly repeat: () => void;
}

export const createTable = (words: LiveWords, games: Games): Table => {
  const origin = signal<Origin>();
  const session = signal<Session>();
  const told = signal<Told>({ text: words.trainer.preparing });
  let last = { text: '', times: 1 };

  /** A text that is already there would not be heard again, so it says how many times it has been. */
  const tell = (text: string, anchor?: RuleAnchor) => {
    last = { text, times: last.text === text ? last.times + 1 : 1 };
    told.value = { text: last.times === 1 ? text : words.reply.again(last.times, text), anchor };
  };

  const begin = (next: Origin, before = '') => {
    origin.value = next;
    session.value = open(positionOf(next, games));
    history.replaceState(null, '', paths.trainer(startOf(next)));
    tell([before, sayOrigin(next, words), words.trainer.welcome].filter(Boolean).join(' '));
  };
  const beginNew = (before?: string) => {
    begin({ kind: 'code', code: randomCode() }, before);
  };

  const act = (intent: Intent): Reply => {
    const response = respond(session.value!, intent);
    session.value = response.session;
    const { reply } = response;
    tell(say(reply, words), reply.kind === 'refused' ? ruleOf(reply.rejections[0]) : undefined);
    return reply;
  };

  return {
    origin,
    session,
    told,
    tell,
    act,
    begin: (next) => {
      begin(next);
    },
    beginNew: () => {
      beginNew();
    },
    openAddress: ({ searchParams }) => {
      const asked = readOrigin(searchParams, games);
      if (!asked.ok) beginNew(words.trainer.addressError(sayOriginError(asked.error, words)));
      else if (asked.value) begin(asked.value);
      else beginNew();
    },
    type: (text) => {
      const command = parseCommand(text, words.command);
      if (command.ok) act(command.value);
      else tell(sayCommandError(command.error, words));
    },
    repeat: () => {
      tell(last.text, told.value.anchor);
    },
  };
};
