const units = ["b", "kb", "mb", "gb"] as const;
export type ByteUnit = (typeof units)[number];

/** Formats bytes with two decimals: 2097152 becomes "2.00". */
export const formatBytes = (bytes: number, unit: ByteUnit = "mb") =>
  (bytes / 1024 ** units.indexOf(unit)).toFixed(2);
