/** What each rule that a refusal can cite is about, by its anchor on the rules page. */
export const topics = new Map([
  ['r7', 'una carta alla volta'],
  ['r8', 'che cosa va su una pila'],
  ['r10', 'la pila piena'],
  ['r13', 'la pila vuota'],
  ['r14', 'le fondazioni ascendenti'],
  ['r15', 'le fondazioni discendenti'],
  ['r16', 'niente ciclo sulle fondazioni'],
  ['r17', 'dalle fondazioni non si torna'],
  ['r18', 'la carta di base'],
  ['r20', 'le ridistribuzioni'],
  ['r23', 'la partita vinta'],
]);

/** The link to a rule. */
export const rule = (topic: string): string => `Leggi la regola: ${topic}`;
