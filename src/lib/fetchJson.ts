/** Fetches a JSON file of our own build. Rejects if the request fails or the file isn't JSON. */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const json: unknown = await response.json();
  return json;
}
