/** Fetches JSON from this site. Rejects if the request or the check of the value fails. */
export async function fetchJson<Value>(
  path: string,
  isExpected: (json: unknown) => json is Value,
): Promise<Value> {
  const response = await fetch(path);
  const json: unknown = response.ok ? await response.json() : undefined;
  if (!isExpected(json)) throw new Error(`${path} answered ${response.status} or unexpected data`);
  return json;
}
