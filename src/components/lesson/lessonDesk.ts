import { signal, type ReadonlySignal } from '@preact/signals';

import { moveTitle } from '../../describe/index.ts';
import { REDISTRIBUTION } from '../../engine/index.ts';
import { isDone, type Done } from '../../lessons/done.ts';
import { nextToTry } from '../../lessons/lesson.ts';
import type { LessonWords } from '#words/lesson.ts';
import { createDesk, sayInFull, type Desk } from '../trainer/desk.ts';
import type { Intent } from '../trainer/intent.ts';
import type { Reply } from '../trainer/reply.ts';
import { open, type Session } from '../trainer/session.ts';
import { createSettings, type SettingsDesk } from '../trainer/settings.ts';
import { begunSession, keepAsBegun } from './begunLessons.ts';
import { doneLessons, keepAsDone } from './doneLessons.ts';
import type { LessonInPlay } from './lessonInPlay.ts';

/** A lesson that is played: a desk, a task, and hints on the way to it. */
export interface LessonDesk extends Desk {
  /** What was set in the trainer. Here a refusal is explained whatever was set (R12). */
  readonly settings: SettingsDesk['settings'];
  /** Whether it has been done since it was begun. */
  readonly isDone: ReadonlySignal<boolean>;
  /** False until the page's script has begun: till then the board is one to read. */
  readonly isLive: ReadonlySignal<boolean>;
  /** Makes the board one to play on. */
  readonly begin: () => void;
  /** The lesson once more from its beginning. */
  readonly restart: () => void;
  /** Tells the next hint: a nudge, where to look, and then each time what to play from here. */
  readonly hint: () => void;
}

export const createLessonDesk = (words: LessonWords, lesson: LessonInPlay): LessonDesk => {
  const { settings, load } = createSettings();
  const isLive = signal(false);
  const succeeded = signal(false);
  let hints = 0;

  const onReply = (reply: Reply, session: Session): string => {
    if (succeeded.value) return '';
    if (!isDoneBy(lesson.done, reply)) {
      keepAsBegun(lesson.slug, session.steps);
      return remarkOn(lesson, reply, session, words);
    }
    succeeded.value = true;
    keepAsBegun(lesson.slug, []);
    const text = words.lesson.succeeded(lesson.after, lesson.next?.title);
    return keepAsDone(lesson.slug) === 'kept' ? text : `${text} ${words.lesson.notKept}`;
  };

  const desk = createDesk(words, {
    greeting: words.trainer.welcome,
    say: (reply) => sayInFull(reply, words, settings.value.detail),
    onReply,
  });

  const lay = (text: string, isOpening = false) => {
    succeeded.value = false;
    hints = 0;
    desk.lay(open(lesson.position), text, isOpening);
  };
  lay(words.trainer.welcome, true);

  const nextHint = (session: Session): string => {
    const { history, steps } = session;
    if (succeeded.value) return words.lesson.noMoreHints;
    const told = hints++;
    if (told === 0) return words.lesson.firstHint(lesson.hints[0]);
    // The second says where to look on the first board; once that has changed, what to play says more.
    if (told === 1 && steps.length === 0) return words.lesson.secondHint(lesson.hints[1]);
    const next = nextFrom(lesson, session);
    if (!next) return words.lesson.offTheWay(history.past.length > 0);
    return next === REDISTRIBUTION
      ? words.lesson.thirdHintRedistribute
      : words.lesson.thirdHint(moveTitle(history.present, next, words));
  };

  return {
    ...desk,
    act: (intent) => desk.act(intentIn(lesson, intent)),
    settings,
    isDone: succeeded,
    isLive,
    begin: () => {
      load();
      isLive.value = true;
      const begun = begunSession(lesson.slug, lesson.position);
      if (begun) desk.lay(begun, words.lesson.resumed, true);
      else if (doneLessons().includes(lesson.slug)) lay(words.lesson.doneBefore, true);
    },
    restart: () => {
      keepAsBegun(lesson.slug, []);
      lay(words.lesson.restarted);
    },
    hint: () => {
      if (desk.session.value) desk.tell(nextHint(desk.session.value));
    },
  };
};

/**
 * Where a refusal is the lesson, a tap only chooses the card, as a key does: were it played to the one place that accepts
 * it (R25), no tap could ever try another.
 */
const intentIn = ({ done }: LessonInPlay, intent: Intent): Intent =>
  'refusal' in done && intent.kind === 'tap' ? { ...intent, kind: 'press' } : intent;

const isDoneBy = (done: Done, reply: Reply): boolean =>
  reply.kind === 'played' || reply.kind === 'redone' || reply.kind === 'refused'
    ? isDone(done, reply)
    : false;

/** What is said of a try that is not what the task asks for, besides what came of it; nothing of one on the way to it. */
const remarkOn = (
  lesson: LessonInPlay,
  reply: Reply,
  session: Session,
  { lesson: words }: LessonWords,
): string => {
  const { done } = lesson;
  if (reply.kind === 'refused') return 'refusal' in done ? words.otherRefusal : '';
  if (reply.kind !== 'played') return '';
  if ('refusal' in done) return words.wantsRefusal;
  if (nextFrom(lesson, session)) return '';
  if (reply.action === REDISTRIBUTION) return words.maybeRestart;
  return 'played' in done ? words.otherMove : '';
};

/** What to play from where a session stands. */
const nextFrom = (lesson: LessonInPlay, { history, steps }: Session) =>
  nextToTry(
    lesson,
    steps.map(({ action }) => action),
    history.present,
  );
