import { useEffect, useMemo } from 'preact/hooks';

import { liveLesson } from '#words/lesson.ts';
import { paths } from '../../words/paths.ts';
import { BoardView } from '../board/BoardView.tsx';
import { CommandField } from '../trainer/CommandField.tsx';
import { Controls } from '../trainer/Controls.tsx';
import { Status } from '../trainer/Status.tsx';
import { TrainerBoard } from '../trainer/TrainerBoard.tsx';
import { createLessonDesk } from './lessonDesk.ts';
import type { LessonInPlay } from './lessonInPlay.ts';

/** A lesson's board, described as on any page until the script makes it one to play on, and its controls. */
export const Lesson = ({ lesson }: { readonly lesson: LessonInPlay }) => {
  const words = liveLesson;
  const desk = useMemo(() => createLessonDesk(words, lesson), [words, lesson]);
  useEffect(() => {
    desk.begin();
  }, [desk]);
  const { next } = lesson;
  return (
    <div class="trainer lesson">
      <section class="play">
        <h2 class="hidden">{words.board.label}</h2>
        {desk.isLive.value ? (
          <TrainerBoard desk={desk} words={words} isOpen={desk.settings.value.piles === 'open'} />
        ) : (
          <div class="board">
            <BoardView position={lesson.position} words={words} idPrefix="tavolo" />
          </div>
        )}
      </section>
      <section class="desk">
        <h2 class="hidden">{words.trainer.controls}</h2>
        <Status desk={desk} words={words} />
        {desk.isDone.value && (
          <p class="ending">
            {next ? (
              <a href={paths.lesson(next.address)}>{words.lesson.next(next.title)}</a>
            ) : (
              <a href={paths.trainer()}>{words.lesson.wholeGame}</a>
            )}
          </p>
        )}
        <p class="controls">
          <button type="button" onClick={desk.hint}>
            {words.lesson.hint}
          </button>
          <button type="button" onClick={desk.restart}>
            {words.lesson.restart}
          </button>
        </p>
        <CommandField desk={desk} words={words} />
        <Controls desk={desk} words={words} />
      </section>
    </div>
  );
};
