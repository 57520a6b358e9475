/** A value that a page cannot do without; its absence is an issue of the build, and says whose. */
export function assertDefined<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} not found`);
  return value;
}
