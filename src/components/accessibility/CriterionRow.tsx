import type { Words } from '../../words/it.ts';
import { checkAnchor } from './checkAnchor.ts';
import type { Criterion, Proof } from './criteria.ts';

/** As a test is called in the folder of the tests: `site/allPages`. */
const nameOf = (file: string): string => file.replace(/^tests\/|(?:\.test)?\.tsx?$/g, '');

/** A criterion, how the site stands to it, and what shows that: in JSX, which puts no space before a comma. */
export const CriterionRow = ({
  criterion: { id, name, level, outcome, says },
  proofs,
  words,
}: {
  readonly criterion: Criterion;
  readonly proofs: readonly Proof[];
  readonly words: Words['criteria'];
}) => (
  <tr>
    <th scope="row">{words.criterion(id, name, level)}</th>
    <td>
      <strong>{words.outcomes[outcome]}.</strong> {says} {words.proofs}{' '}
      {proofs.map((proof, index) => [
        index > 0 && ', ',
        'file' in proof ? (
          <code key={proof.file}>{nameOf(proof.file)}</code>
        ) : (
          <a key={proof.check.id} href={`#${checkAnchor(proof.check.id)}`}>
            {words.byHand(proof.check.name)}
          </a>
        ),
      ])}
      .
    </td>
  </tr>
);
