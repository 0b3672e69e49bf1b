import { fileURLToPath } from 'node:url';

import {
  getDefaultBundledSettingsAsync,
  getDictionary,
  type SpellingDictionaryCollection,
} from 'cspell-lib';

/** Whether a word is spelt as a dictionary has it, or is one of some that are accepted besides. */
export type Knows = (word: string) => boolean;

const knowing = (dictionary: SpellingDictionaryCollection, accepted: readonly string[]): Knows => {
  const besides = new Set(accepted.flatMap((word) => [word, word.toLowerCase()]));
  // A word that begins a sentence is in the dictionary without its capital.
  return (word) =>
    [word, word.toLowerCase()].some((written) => besides.has(written) || dictionary.has(written));
};

/** Italian, with some words that its dictionary lacks. */
export async function italian(accepted: readonly string[]): Promise<Knows> {
  const package_ = import.meta.resolve('@cspell/dict-it-it/cspell-ext.json');
  const path = fileURLToPath(new URL('dict/it-it.trie', package_));
  const dictionary = await getDictionary({
    dictionaries: ['it'],
    dictionaryDefinitions: [{ name: 'it', path }],
  });
  return knowing(dictionary, accepted);
}

/** English as it is written in Britain, with some words that its dictionary lacks. */
export const english = (accepted: readonly string[]): Promise<Knows> =>
  bundled(['en-gb'], accepted);

/** The same, with the words of software. */
export const englishOfSoftware = (accepted: readonly string[]): Promise<Knows> =>
  bundled(
    ['en-gb', 'softwareTerms', 'typescript', 'node', 'npm', 'html', 'css', 'fonts'],
    accepted,
  );

const bundled = async (dictionaries: string[], accepted: readonly string[]): Promise<Knows> =>
  knowing(
    await getDictionary({ ...(await getDefaultBundledSettingsAsync()), dictionaries }),
    accepted,
  );
