import { signal, type ReadonlySignal } from '@preact/signals';

import { ruleOf, type RuleAnchor } from '../../describe/index.ts';
import type { LiveWords } from '#words/live.ts';
import { parseCommand } from './command.ts';
import type { Intent } from './intent.ts';
import type { Reply } from './reply.ts';
import { respond } from './respond.ts';
import { say, sayCommandError, type Detail } from './say.ts';
import type { Session } from './session.ts';

/** What the status shows: one text, and the rule that it is about if it tells of a refusal. */
export interface Told {
  readonly text: string;
  readonly anchor?: RuleAnchor | undefined;
  /** There as the page opens: read where it stands, and not announced. */
  readonly isOpening?: boolean;
}

/** A board that is played on and one voice that answers. Every door acts through here, and every view reads from here. */
export interface Desk {
  /** `undefined` until the board is known. */
  readonly session: ReadonlySignal<Session | undefined>;
  readonly told: ReadonlySignal<Told>;
  /** Puts another board on the desk, and tells of it; as the page opens, without announcing it. */
  readonly lay: (session: Session, text: string, isOpening?: boolean) => void;
  /** Does what is asked and tells what came of it; nothing, while there is no board. */
  readonly act: (intent: Intent) => Reply | undefined;
  /** The same for a command as it was typed. */
  readonly type: (text: string) => void;
  readonly tell: (text: string, anchor?: RuleAnchor) => void;
  /** Tells a text unless another comes at once: of two in a trice the second is heard twice (Orca, in Firefox). */
  readonly tellLate: (text: string) => void;
  /** Tells the last message once more. */
  readonly repeat: () => void;
}

/** What a game, a lesson or a drill adds to a desk of its own. */
export interface House {
  /** Shown until there is something to tell. */
  readonly greeting: string;
  /** Called after everything that was done; what it returns is told too. */
  readonly onReply?: (reply: Reply, session: Session) => string;
  /** How a reply is told, where not in full. */
  readonly say?: (reply: Reply, words: LiveWords) => Told;
}

/** A reply in full, with the rule that it is about if it is a refusal. */
export const sayInFull = (reply: Reply, words: LiveWords, detail?: Detail): Told => ({
  text: say(reply, words, detail),
  anchor: reply.kind === 'refused' ? ruleOf(reply.rejections[0]) : undefined,
});

/** In milliseconds. */
const AT_ONCE = 500;

export const createDesk = (words: LiveWords, house: House): Desk => {
  const session = signal<Session>();
  const told = signal<Told>({ text: house.greeting, isOpening: true });
  let last = { text: '', times: 1 };
  let waiting: ReturnType<typeof setTimeout> | undefined;

  /** A text that is already there would not be heard again, so it is told with how often it has been, or as repeated. */
  const tell = ({ text, ...more }: Told, again = words.reply.repeated) => {
    clearTimeout(waiting);
    last = { text, times: last.text === text ? last.times + 1 : 1 };
    told.value = { text: last.times === 1 ? text : again(last.times, text), ...more };
  };

  const act = (intent: Intent): Reply | undefined => {
    if (!session.value) return undefined;
    const response = respond(session.value, intent);
    session.value = response.session;
    const { reply } = response;
    const extra = house.onReply?.(reply, response.session) ?? '';
    const { text, anchor } = (house.say ?? sayInFull)(reply, words);
    tell(
      { text: extra ? `${text} ${extra}` : text, anchor },
      reply.kind === 'refused' ? words.reply.again : undefined,
    );
    return reply;
  };

  return {
    session,
    told,
    act,
    tell: (text, anchor) => {
      tell({ text, anchor });
    },
    tellLate: (text) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        tell({ text });
      }, AT_ONCE);
    },
    lay: (next, text, isOpening = false) => {
      session.value = next;
      tell({ text, isOpening });
    },
    type: (text) => {
      const command = parseCommand(text, words.command);
      if (command.ok) act(command.value);
      else tell({ text: sayCommandError(command.error, words) }, words.reply.again);
    },
    repeat: () => {
      tell({ text: last.text, anchor: told.value.anchor });
    },
  };
};
