/** Runs a function once, so that all calls share its result; after a failure it runs again. */
export function memoizeOnce<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
