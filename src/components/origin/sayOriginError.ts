import { explain } from '../../describe/index.ts';
import type { Words } from '../../words/it.ts';
import { quote, typedText } from '../trainer/quote.ts';
import type { OriginError } from './readOrigin.ts';
import type { TextError } from './readText.ts';

type Wrong = OriginError | TextError;

/** What is said of each kind of error, once its refusal is explained and what it quotes is short. */
type Sayings = {
  readonly [Kind in Wrong['kind']]: (error: Told<Extract<Wrong, { kind: Kind }>>) => string;
};

type Told<Error> = {
  readonly [Key in keyof Error]: Key extends 'value' ? string : Error[Key];
} & { readonly why: string };

/** Why an address or a text leads to no game, and how to mend it. */
export const sayOriginError = (
  error: Wrong,
  words: Pick<Words, 'origin' | 'change' | 'refusal'>,
): string => {
  const sayings: Sayings = words.origin.error;
  const quoted = Object.entries(error).map(([key, value]: [string, unknown]) => [
    key,
    key === 'value' || typeof value === 'string' ? inShort(value) : value,
  ]);
  const why = 'rejections' in error ? explain(error.rejections, words).text : '';
  const say = sayings[error.kind] as (error: object) => string;
  return say({ ...(Object.fromEntries(quoted) as object), why });
};

/** A text, a number or the like as it can be quoted; of a list or an object only that something is there. */
const inShort = (value: unknown): string =>
  typeof value === 'object' && value ? '…' : quote(typedText(String(value)));
