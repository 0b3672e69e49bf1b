import { PartView } from '../board/PartView.tsx';
import { placeIn } from '../board/placeInView.ts';
import type { Asked } from './asked.ts';
import type { Shown } from './shown.ts';

/** The two places that a question is about, the one that the card would leave first; one, where they are the same. */
export const QuestionBoard = ({
  asked: { position, from, to },
  words,
}: Pick<Shown, 'words'> & { readonly asked: Asked }) => (
  <PartView
    places={[...new Set([from, to])].map((place) => placeIn(position, place))}
    words={words}
    highlight={{ from, to }}
  />
);
