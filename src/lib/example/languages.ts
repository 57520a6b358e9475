/** Returns the English name of a language, or undefined if the code is malformed or unknown. */
export function getLanguageName(code: string): string | undefined {
  try {
    // Creates the formatter only when needed, because the first one takes a browser 15 ms.
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code);
  } catch {
    return undefined;
  }
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set("Arab Hebr Syrc Thaa Nkoo Adlm".split(" "));

const COMBINED_SCRIPTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["Jpan", ["Hani", "Hira", "Kana"]],
  ["Kore", ["Hang", "Hani"]],
  ["Hans", ["Hani"]],
  ["Hant", ["Hani"]],
]);

const getScript = (code: string): string => new Intl.Locale(code).maximize().script ?? "Latn";

export const getTextDirection = (code: string): "rtl" | "ltr" =>
  RIGHT_TO_LEFT.has(getScript(code)) ? "rtl" : "ltr";

/** Returns the first letter outside the language's scripts. Allows Latin letters, for names. */
export function findForeignLetter(text: string, code: string): string | undefined {
  const script = getScript(code);
  const scripts = [...(COMBINED_SCRIPTS.get(script) ?? [script]), "Latn", "Zyyy", "Zinh"];
  return new RegExp(`(?!${scripts.map((name) => `\\p{scx=${name}}`).join("|")})\\p{L}`, "u").exec(
    text,
  )?.[0];
}
