import { hydrate } from 'preact';

import { Lesson } from './Lesson.tsx';
import { lessonRoot, readLesson } from './lessonInPlay.ts';

/** Brings a lesson to life on the HTML that the build has drawn of it, as the trainer does. */
const root = document.getElementById(lessonRoot);
if (root) hydrate(<Lesson lesson={readLesson(root)} />, root);
