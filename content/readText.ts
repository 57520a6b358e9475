import { isUtf8 } from "node:buffer";
import { formatCodePoint } from "../src/lib/unicodeRange";
import type { TextIssue } from "./issue";

/** Control, zero-width and filler characters, direction overrides, the replacement character. */
const HIDDEN =
  /[^\P{Cc}\t\n\r]|[\u115f\u1160\u200b\u2028-\u202e\u2060\u2066-\u2069\u2800\u3164\ufeff\uffa0\ufffc\ufffd\p{Cs}]/u;

export const isHidden = (text: string): boolean => HIDDEN.test(text);

export const isSeen = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export function findHiddenCharacter(value: string): string | undefined {
  const found = HIDDEN.exec(value);
  if (!found)
    return value.trim() === "" || isSeen(value)
      ? undefined
      : "this text is invisible; write visible text";
  const before = JSON.stringify(value.slice(Math.max(0, found.index - 12), found.index));
  const place = found.index === 0 ? "at the start" : `after ${before}`;
  return /[\ufffd\p{Cs}]/u.test(found[0])
    ? `a letter was lost (${formatCodePoint(found[0])}) ${place}; write it again`
    : `an invisible character (${formatCodePoint(found[0])}) is ${place}; remove it`;
}

/** Decodes UTF-8 and reports byte order marks. `readable`: false for other encodings. */
export function readText(bytes: Uint8Array) {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const message = "the file is saved as UTF-16; save it as UTF-8";
    return { text: "", issues: [{ offset: 0, message }], readable: false };
  }
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const issues: TextIssue[] = [];
  const hasMark = text.startsWith("\ufeff");
  if (hasMark) {
    const message = "the file starts with a byte order mark; save it as UTF-8 without BOM";
    issues.push({ offset: 0, message });
  }
  if (!isUtf8(bytes)) {
    const message =
      "a letter is not saved as UTF-8; save the file as UTF-8 and write the letter again";
    issues.push({ offset: text.indexOf("\ufffd"), message });
    return { text, issues, readable: false };
  }
  return { text: hasMark ? text.slice(1) : text, issues, readable: true };
}
