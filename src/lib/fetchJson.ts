/** Fetches a file that our own build has written. Rejects where it cannot be had or is no JSON. */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
  const json: unknown = await response.json();
  return json;
}
