/** Of a hundred changes to a folder so many must be caught by the tests. */
export const LEAST = 95;

/** How a run over one change may end, as Stryker has it. */
type Status = string;

const CAUGHT: readonly Status[] = ['Killed', 'Timeout'];
const PASSED: readonly Status[] = ['Survived', 'NoCoverage'];

/**
 * How many changes the tests caught and how many they let pass. With some changes nothing can be loaded, tests included:
 * those count neither way.
 */
export const scoreOf = (statuses: readonly Status[]) => {
  const caught = statuses.filter((status) => CAUGHT.includes(status)).length;
  const passed = statuses.filter((status) => PASSED.includes(status)).length;
  return {
    caught,
    passed,
    score: caught + passed === 0 ? 100 : (100 * caught) / (caught + passed),
  };
};
