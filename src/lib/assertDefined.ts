/** A value that a page cannot do without; its absence is a fault of the build, and says whose. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} not found`);
  return value;
}
