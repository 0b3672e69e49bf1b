/**
 * What a component of a page computes, so that a failure stops the build with the component and the page in its message.
 * Throws what `compute` throws, named so.
 */
export const inPage = async <Value>(
  page: URL,
  component: string,
  compute: () => Value | Promise<Value>,
): Promise<Value> => {
  try {
    return await compute();
  } catch (error) {
    throw new Error(`${page.pathname}: ${component}: ${(error as Error).message}`, {
      cause: error,
    });
  }
};
