/**
 * Wraps an async function so that it runs only once and all calls share its result. After a
 * failure, the next call runs it again.
 */
export function once<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
