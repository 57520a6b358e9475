/**
 * Reads a Range header for a file of `size` bytes (RFC 9110, 14.1.2).
 * Answers with the first and last byte of the part, with "whole" where the header is to be ignored
 * (absent, another unit, malformed, several ranges), and with "unsatisfiable" where no byte of the
 * file is in it (status 416).
 */
export const parseByteRange = (
  header: string | undefined,
  size: number,
): { start: number; end: number } | "whole" | "unsatisfiable" => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replace(/\s/g, "") ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const length = Number(last);
    return length === 0 || size === 0
      ? "unsatisfiable"
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
};
