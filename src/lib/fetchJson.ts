/**
 * Wraps an async function so that it runs only once and all calls share its result. After a
 * failure, the next call runs it again.
 */
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

/** Fetches a JSON file of our own build. Rejects if the request fails or the file isn't JSON. */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const json: unknown = await response.json();
  return json;
}
