const units = ["b", "kb", "mb", "gb"] as const;
/** Units of the byte formatter, in steps of 1024. */
export type ByteUnit = (typeof units)[number];

/** Formats bytes in a unit with two decimals: 2097152 becomes "2.00". */
export const formatBytes = (bytes: number, unit: ByteUnit = "mb") =>
  (bytes / 1024 ** units.indexOf(unit)).toFixed(2);
