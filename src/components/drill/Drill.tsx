import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { drillWords as words } from '#words/drill.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { createDrill, startOf } from './drill.ts';
import { QuestionBoard } from './QuestionBoard.tsx';
import { openWorker } from './questionSource.ts';
import { TallyTable } from './TallyTable.tsx';
import { Voice } from './Voice.tsx';
import { WholeBoard } from './WholeBoard.tsx';

const seed = (): number => Math.floor(Math.random() * 2 ** 32);

/** The drill: a board and a move, one voice that asks and answers, the ways to answer it, and how it is going. */
export const Drill = () => {
  const [state, setState] = useState(() => startOf(words));
  const drill = useMemo(() => createDrill(words, openWorker, seed, setState), []);
  const board = useRef<HTMLDivElement>(null);
  const voice = useRef<HTMLDivElement>(null);
  const isAnswered = state.given !== undefined;
  useEffect(drill.begin, [drill]);

  // What changed comes back into sight, where answering on a small screen has left it out.
  const wasAnswered = useRef(isAnswered);
  useEffect(() => {
    if (wasAnswered.current === isAnswered) return;
    wasAnswered.current = isAnswered;
    (isAnswered ? voice : board).current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswered]);

  const { asked } = state;
  const shown = { drill, state, words };
  return (
    <div class="drill">
      <section class="asked">
        <h2 class="hidden">{words.drill.heading}</h2>
        {/* The question says what the two places show; once it has given way to the verdict, they say it themselves. */}
        <div class="board pair" ref={board} aria-hidden={!isAnswered}>
          {asked && <QuestionBoard asked={asked} words={words} />}
        </div>
        <div class="told" ref={voice}>
          <Voice {...shown} />
        </div>
        {/* Drawn with the first question: before it they would answer nothing, and be pushed down by it. */}
        {asked && <AnswerForm {...shown} asked={asked} />}
        {asked && <WholeBoard asked={asked} words={words} />}
      </section>
      {asked && <TallyTable {...shown} />}
    </div>
  );
};
