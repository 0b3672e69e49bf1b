import { paths } from '../../words/paths.ts';
import type { Shown } from './shown.ts';
import { SUBJECT_RULES, SUBJECTS } from './subject.ts';
import { scoreOf } from './tally.ts';

/** How many answers were right and wrong, rule by rule, and the way to begin again. */
export const TallyTable = ({ drill, state: { tally, putBy }, words }: Shown) => {
  const { score, scoreHint, columns, subjects, reset, restore } = words.drill;
  return (
    <section class="tally">
      <h2>{score}</h2>
      <p class="hint">{scoreHint}</p>
      <table aria-label={score}>
        <thead>
          <tr>
            <th scope="col">{columns.subject}</th>
            <th scope="col">{columns.right}</th>
            <th scope="col">{columns.wrong}</th>
          </tr>
        </thead>
        <tbody>
          {SUBJECTS.map((subject) => {
            const { right, wrong } = scoreOf(tally, subject);
            return (
              <tr key={subject}>
                <th scope="row">
                  <a href={paths.rule(SUBJECT_RULES[subject])}>{subjects[subject]}</a>
                </th>
                <td>{right}</td>
                <td>{wrong}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <button type="button" onClick={drill.resetOrRestore}>
        {putBy ? restore : reset}
      </button>
    </section>
  );
};
