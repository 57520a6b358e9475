const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** The English name of a language by its code; nothing for a code that stands for none. */
export const languageName = (code: string): string | undefined => names.of(code);

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set("Arab Hebr Syrc Thaa Nkoo Adlm".split(" "));

/** The scripts that are written together, by the script that a language's code implies. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["Jpan", ["Hani", "Hira", "Kana"]],
  ["Kore", ["Hang", "Hani"]],
  ["Hans", ["Hani"]],
  ["Hant", ["Hani"]],
]);

const getScript = (code: string): string => new Intl.Locale(code).maximize().script ?? "Latn";

/** Which way the language of a code is written. */
export const textDirection = (code: string): "rtl" | "ltr" =>
  RIGHT_TO_LEFT.has(getScript(code)) ? "rtl" : "ltr";

/** The first letter of a text that its language isn't written with; Latin names stand in any text. */
export function foreignLetter(text: string, code: string): string | undefined {
  const script = getScript(code);
  const own = [...(PARTS.get(script) ?? [script]), "Latn", "Zyyy", "Zinh"];
  return new RegExp(`(?!${own.map((name) => `\\p{scx=${name}}`).join("|")})\\p{L}`, "u").exec(
    text,
  )?.[0];
}
