import { questionWords } from '#words/question.ts';
import { askedFrom } from './asked.ts';
import { nextQuestion } from './question.ts';
import { randomFrom } from '../../solver/index.ts';
import type { Request } from './questionSource.ts';

/** Makes one question for each request. What it draws is decided by the request alone. */
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  postMessage(askedFrom(nextQuestion(data.tally, randomFrom(data.seed)), questionWords));
});
