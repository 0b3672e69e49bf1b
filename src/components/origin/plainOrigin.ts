import { parseCode } from '../../engine/index.ts';
import { trainerQuery } from '../../words/paths.ts';
import { nameOf, replayed, type Games, type Origin } from './origin.ts';

/** No plain query is longer, and all of one that is longer would take a while to read. */
const LONGEST = 200;

/**
 * The origin of a query that is a code or a moment of a game, written as the site itself writes it; `undefined` for any
 * other, right or wrong. Most are plain, so what reads the others with care, `readOrigin`, is loaded only when one comes.
 */
export const plainOrigin = (search: string, games: Games): Origin | undefined => {
  const query = new URLSearchParams(search.slice(0, LONGEST));
  const numberAt = (name: string) => Number(query.get(name));
  const code = parseCode(query.get(trainerQuery.code) ?? '');
  const origin: Origin = code.ok
    ? { kind: 'code', code: code.value }
    : {
        kind: 'game',
        game: query.get(trainerQuery.game) ?? '',
        moment: query.has(trainerQuery.redistribution)
          ? { redistribution: numberAt(trainerQuery.redistribution) }
          : { after: numberAt(trainerQuery.after) },
      };
  const isThere =
    origin.kind === 'code' || (Object.hasOwn(games, origin.game) && replayed(origin, games).ok);
  return isThere && nameOf(origin) === search ? origin : undefined;
};
