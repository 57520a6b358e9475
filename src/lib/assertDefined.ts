/** Throws an error with `name` if the value is missing, which stops the build. */
export function assertDefined<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} not found`);
  return value;
}
