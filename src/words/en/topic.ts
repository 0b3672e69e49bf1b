/** What each rule that a refusal can cite is about, by its anchor on the rules page. */
export const topics = new Map([
  ['r7', 'one card at a time'],
  ['r8', 'what goes on a pile'],
  ['r10', 'the full pile'],
  ['r13', 'the empty pile'],
  ['r14', 'the ascending foundations'],
  ['r15', 'the descending foundations'],
  ['r16', 'no cycle on the foundations'],
  ['r17', 'never back from a foundation'],
  ['r18', 'the base card'],
  ['r20', 'the redistributions'],
  ['r23', 'the won game'],
]);

/** The link to a rule. */
export const rule = (topic: string): string => `Read the rule: ${topic}`;
