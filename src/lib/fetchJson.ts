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

/** Fetches a JSON file of our own build. Rejects if the request fails or the file isn't JSON. */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const json: unknown = await response.json();
  return json;
}
