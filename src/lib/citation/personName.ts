import { collapseWhitespace } from "../text";

const WITH_SUFFIX = /^(.+ .+) ([JS]r\.?|II+|IV)$/;

const PARTICLES =
  "da|dal|dalla|de|degli|del|della|den|der|des|di|do|dos|du|el|la|le|lo|mac|ten|ter|van|von|zu|['’]t";

const FAMILY = new RegExp(` (?:(?:${PARTICLES}) )*\\S+$`, "i");

/**
 * Splits a name with the given name first. A single word is a family name.
 * Pass family names of several words without a particle in `families`, because no rule can separate
 * them from given names. The whole name of an organisation there is a family name alone.
 */
export function splitName(name: string, families: readonly string[] = []) {
  const plain = collapseWhitespace(name);
  if (families.includes(name)) return { given: "", family: plain, suffix: "" };
  const [, whole = plain, suffix = ""] = WITH_SUFFIX.exec(plain) ?? [];
  const said = families.find((family) => whole.endsWith(` ${family}`));
  const givenLength = said ? whole.length - said.length - 1 : Math.max(0, whole.search(FAMILY));
  return { given: whole.slice(0, givenLength), family: whole.slice(givenLength).trim(), suffix };
}

/**
 * Returns the name with the family name first, as in reference lists; `write` abbreviates the given
 * names.
 */
export function formatFamilyFirst(
  name: string,
  families: readonly string[],
  write = (given: string) => given,
): string {
  const { given, family, suffix } = splitName(name, families);
  return `${family}${given && `, ${write(given)}`}${suffix && `, ${suffix}`}`;
}

/**
 * Moves the initials of a name such as "Penn E.B." to the front. Returns undefined for other
 * names. `isSure` is false for initials without full stops, which may be a name, as in "Malcolm
 * X".
 */
export function withInitialsFirst(name: string): { name: string; isSure: boolean } | undefined {
  const [, family, initials] =
    /^(\p{Lu}[\p{L}'’ -]*\p{Ll}) ((?:-?\p{Lu}\. ?)+|(?!I+$|IV$)\p{Lu}{1,3})$/u.exec(name) ?? [];
  if (family === undefined || initials === undefined) return undefined;
  return { name: `${initials} ${family}`, isSure: initials.includes(".") };
}
