import type { Rejection, Verdict } from '../../engine/index.ts';
import type { Answer } from '../../words/drill.ts';

/** The answers that are right: yes, or each rule that the move breaks, the headline first (D5). */
export const rightAnswers = (verdict: Verdict): readonly Answer[] =>
  verdict.ok ? ['yes'] : [...new Set(verdict.rejections.flatMap(rulesOf))];

/** The rule that a rejection is about; nothing more goes on a complete foundation, whatever its value (R16). */
const rulesOf = (rejection: Rejection): readonly Answer[] => {
  switch (rejection.kind) {
    case 'same-place':
      return ['same-place'];
    case 'no-card':
    case 'empty-pile':
      return ['empty'];
    case 'base-locked':
      return ['base'];
    case 'foundation-to-pile':
      return ['no-return'];
    case 'different-suit':
    case 'wrong-foundation':
      return ['suit'];
    case 'not-adjacent':
      return ['rank'];
    case 'does-not-follow':
      return rejection.needed ? ['rank'] : ['complete', 'rank'];
    case 'pile-full':
      return ['full'];
    case 'no-redistributions':
    case 'game-over':
      return [];
  }
};
