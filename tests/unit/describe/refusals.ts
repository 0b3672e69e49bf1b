import type { RuleAnchor } from '../../../src/describe/index.ts';
import type { Move } from '../../../src/engine/index.ts';

/** On the board of `engine/board.ts`: what was tried, the reason, any other reasons, what would help. */
const TEXT = `
3>3 r7
Mossa rifiutata.
Partenza e arrivo sono lo stesso posto, la pila 3.
Scegli un altro posto per la carta.

6>6 r7
Mossa rifiutata.
Partenza e arrivo sono lo stesso posto, la pila 6.
Scegli un altro posto per la carta.

S->S- r7
Mossa rifiutata.
Partenza e arrivo sono lo stesso posto, la fondazione discendente di picche.
Scegli un altro posto per la carta.

6>3 r13
Mossa rifiutata.
La pila 6 è vuota: non c’è nessuna carta da muovere.
Parti da un posto che ha una carta in cima.

6>S+ r13
Mossa rifiutata.
La pila 6 è vuota: non c’è nessuna carta da muovere.
Parti da un posto che ha una carta in cima.

D->D+ r18
Mossa rifiutata: re di quadri, dalla fondazione discendente alla fondazione ascendente di quadri.
La base della fondazione è bloccata.
Il re di quadri è la carta di base: resta lì per tutta la partita.

S+>12 r17
Mossa rifiutata: 5 di picche, dalla fondazione ascendente alla pila 12.
Da una fondazione una carta non torna mai su una pila.
Può solo passare all’altra fondazione di picche, quando tocca a lei.

C+>7 r17
Mossa rifiutata: 5 di fiori, dalla fondazione ascendente alla pila 7.
Da una fondazione una carta non torna mai su una pila.
Il 5 di fiori può andare alla fondazione discendente di fiori.

3>6 r13
Mossa rifiutata: 8 di cuori, dalla pila 3 alla pila 6.
Impossibile posizionare su una pila vuota.
L’8 di cuori può andare alla pila 4 o alla pila 5.

9>6 r13
Mossa rifiutata: 10 di quadri, dalla pila 9 alla pila 6.
Impossibile posizionare su una pila vuota.
Adesso nessun posto accetta il 10 di quadri.

4>8 r8
Mossa rifiutata: 9 di cuori, dalla pila 4 alla pila 8.
Deve essere dello stesso seme.
Sull’8 di picche vanno solo il 7 e il 9 di picche.

13>1 r8
Mossa rifiutata: re di cuori, dalla pila 13 alla pila 1.
Deve essere dello stesso seme.
Sull’asso di picche vanno solo il re e il 2 di picche.

4>11 r8
Mossa rifiutata: 9 di cuori, dalla pila 4 alla pila 11.
Deve essere di valore superiore o inferiore.
Sul 5 di cuori vanno solo il 4 e il 6 di cuori.

10>2 r8
Mossa rifiutata: 4 di picche, dalla pila 10 alla pila 2.
Deve essere di valore superiore o inferiore.
Sul re di picche vanno solo la donna e l’asso di picche.

8>7 r10
Mossa rifiutata: 8 di picche, dalla pila 8 alla pila 7.
Questa pila è piena; scegli un’altra destinazione.
Una pila tiene al massimo 13 carte. Adesso nessun posto accetta l’8 di picche.

3>S+ r14
Mossa rifiutata: 8 di cuori, dalla pila 3 alla fondazione ascendente di picche.
Questa fondazione accoglie solo carte di picche.
L’8 di cuori può andare alla pila 4 o alla pila 5.

3>S- r15
Mossa rifiutata: 8 di cuori, dalla pila 3 alla fondazione discendente di picche.
Questa fondazione accoglie solo carte di picche.
L’8 di cuori può andare alla pila 4 o alla pila 5.

8>S+ r14
Mossa rifiutata: 8 di picche, dalla pila 8 alla fondazione ascendente di picche.
La fondazione ascendente di picche sale di una carta alla volta: sul 5 di picche va solo il 6.
Adesso nessun posto accetta l’8 di picche.

1>S- r15
Mossa rifiutata: asso di picche, dalla pila 1 alla fondazione discendente di picche.
La fondazione discendente di picche scende di una carta alla volta: sul re di picche va solo la donna.
L’asso di picche può andare alla pila 2.

13>H- r16
Mossa rifiutata: re di cuori, dalla pila 13 alla fondazione discendente di cuori.
La fondazione discendente di cuori è completa: sull’asso di cuori non va più nulla.
Adesso nessun posto accetta il re di cuori.

4>1 r8
Mossa rifiutata: 9 di cuori, dalla pila 4 alla pila 1.
Deve essere dello stesso seme.
Deve essere di valore superiore o inferiore.
Sull’asso di picche vanno solo il re e il 2 di picche.

9>7 r8
Mossa rifiutata: 10 di quadri, dalla pila 9 alla pila 7.
Deve essere dello stesso seme.
Questa pila è piena; scegli un’altra destinazione.
Una pila tiene al massimo 13 carte. Adesso nessun posto accetta il 10 di quadri.

10>7 r8
Mossa rifiutata: 4 di picche, dalla pila 10 alla pila 7.
Deve essere di valore superiore o inferiore.
Questa pila è piena; scegli un’altra destinazione.
Una pila tiene al massimo 13 carte. Adesso nessun posto accetta il 4 di picche.

11>7 r8
Mossa rifiutata: 5 di cuori, dalla pila 11 alla pila 7.
Deve essere dello stesso seme.
Deve essere di valore superiore o inferiore. Questa pila è piena; scegli un’altra destinazione.
Una pila tiene al massimo 13 carte. Adesso nessun posto accetta il 5 di cuori.

S->2 r18
Mossa rifiutata: re di picche, dalla fondazione discendente alla pila 2.
La base della fondazione è bloccata.
Da una fondazione una carta non torna mai su una pila.
Il re di picche è la carta di base: resta lì per tutta la partita.

S->H+ r18
Mossa rifiutata: re di picche, dalla fondazione discendente alla fondazione ascendente di cuori.
La base della fondazione è bloccata.
Questa fondazione accoglie solo carte di cuori.
Il re di picche è la carta di base: resta lì per tutta la partita.

H+>H- r18
Mossa rifiutata: asso di cuori, dalla fondazione ascendente alla fondazione discendente di cuori.
La base della fondazione è bloccata.
La fondazione discendente di cuori è completa: sull’asso di cuori non va più nulla.
L’asso di cuori è la carta di base: resta lì per tutta la partita.
`;

/** A move that is refused on that board, and how the refusal is told. */
export interface Refusal {
  readonly move: Move;
  readonly anchor: RuleAnchor;
  readonly tried: string;
  readonly reason: string;
  readonly also: string;
  readonly needed: string;
}

export const refusals: readonly Refusal[] = TEXT.trim()
  .split('\n\n')
  .map((block) => {
    const [head = '', tried = '', reason = '', ...rest] = block.split('\n');
    const [move, anchor] = head.split(' ') as [Move, RuleAnchor];
    const needed = rest.at(-1) ?? '';
    return { move, anchor, tried, reason, also: rest.slice(0, -1).join(' '), needed };
  });
