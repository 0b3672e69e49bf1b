import { describe, expect, test } from 'vitest';

import { markPage } from '../../pseudo/make/content.ts';
import { lengthen, mark, marked } from '../../pseudo/make/marked.ts';
import { markSource } from '../../pseudo/make/words.ts';
import { unmarkedData, unmarkedIn } from '../../pseudo/check/html.ts';
import { phraseFinder } from '../../pseudo/check/scripts.ts';
import { unmarked } from '../../pseudo/check/unmarked.ts';

describe('a text outside marks is seen', () => {
  test.for([
    ['Regole', 'Regole'],
    ['‹Reegoolee› e ‹ascolti›', 'e'],
    ['‹due ‹dentro››, fuori', ', fuori'],
    ['‹aperto', '‹aperto'],
    ['‹tutto› 12: ‹il 3,5 %›', ''],
    ['CR1-N-AAAAAAB, A 10 F', ''],
    ['98 %', ''],
  ] as const)('%s', ([text, rest]) => {
    expect(unmarked(text)).toBe(rest);
  });

  test('in the elements and attributes of a page that are read', () => {
    const page = (body: string) => `<title>‹a›</title><main>${body}</main>`;
    expect(
      unmarkedIn(page('<p>‹Sì›</p><kbd>r</kbd><code>site/links</code><style>a b</style>')),
    ).toEqual([]);
    expect(unmarkedIn(page('<p lang="it">Di Italia</p><p lang="eo">Di qui</p>'))).toEqual([
      'p: Di qui',
    ]);
    expect(unmarkedIn(page('<button aria-label="Chiudi">‹x›</button>'))).toEqual([
      'button aria-label: Chiudi',
    ]);
    expect(unmarkedIn(page('<p data-told="Codice copiato" data-kind="a b"></p>'))).toEqual([
      'p data-told: Codice copiato',
    ]);
    expect(unmarkedIn(page('<noscript><p>Serve altro</p></noscript>'))).toEqual(['p: Serve altro']);
    expect(unmarkedIn('<meta name="description" content="Le regole">')).toEqual([
      'meta content: Le regole',
    ]);
    expect(unmarkedIn(page('<ol data-search="results"><li>reegoolaa› ‹e</li></ol>'))).toHaveLength(
      1,
    );
    expect(unmarkedIn(page('<script type="application/json">["Una frase"]</script>'))).toEqual([
      'data: Una frase',
    ]);
  });

  test('in data, where it is a phrase', () => {
    expect(unmarkedData({ a: ['10>14', 'una mossa'], b: '‹una mossa›' })).toEqual([
      'data: una mossa',
    ]);
  });

  test('in scripts, where its words are those of the language', () => {
    const find = phraseFinder(["const a = 'Nessuna mossa è possibile qui';"]);
    expect(find('say("una mossa", `nessuna mossa ${n}`, "‹mossa possibile›")')).toEqual([
      'nessuna mossa',
    ]);
    expect(find('throw new Error("No such moment")')).toEqual([]);
  });
});

describe('a text is marked', () => {
  test('and a third longer, once however often', () => {
    expect(mark(' Annulla la mossa, ')).toBe(' ‹Annullaa laa moossaa,› ');
    expect(mark(mark('Annulla'))).toBe('‹Annullaa›');
    expect(lengthen(lengthen('senza'))).toBe('seenzaa');
    expect(mark('10')).toBe('10');
  });

  test('wherever words are, and where functions give them', () => {
    const words = marked({
      a: ['uno due', 3],
      say: (count: number) => ({ text: `sono ${count}` }),
      topics: new Map([['r1', 'le copie']]),
      command: { verb: 'annulla' },
    });
    expect(words.a).toEqual(['‹unoo duee›', 3]);
    expect(words.say(2)).toEqual({ text: '‹soonoo 2›' });
    expect(words.topics.get('r1')).toBe('‹lee coopiee›');
    expect(words.command.verb).toBe('annulla');
  });

  test('in the source of words, where it is more than a name', () => {
    expect(markSource("say('due parole', 'una', `${n} e poi ${m}: basta`);")).toBe(
      "say('‹due parole›', 'una', `${n}‹ e poi ›${m}: basta`);",
    );
  });

  test('in a page, around its links and components', () => {
    const page = [
      ...['---', 'title: Le regole', 'contents: true', '---', '', '## Si fa', ''],
      ...['- **Uno**, [due', '  tre](rules#r1) e <Move n={1} />.', ''],
      '<Board game="partita" caption="Il tabellone" />',
    ].join('\n');
    expect(markPage(page)).toBe(
      [
        ...['---', 'title: "‹Lee reegoolee›"', 'contents: true', '---', '', '## ‹Si faa›', ''],
        ...['- **‹Unoo›**, [‹duee', '  tree›](rules#r1) e <Move n={1} />.', ''],
        '<Board game="partita" caption="‹Il taabeelloonee›" />',
      ].join('\n'),
    );
  });
});
