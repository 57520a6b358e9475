/** Fetches a file that our own build has written. Rejects if it can't be fetched or isn't JSON. */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const json: unknown = await response.json();
  return json;
}
