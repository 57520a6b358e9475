import { collapseWhitespace } from "../text";

/** Suffix at the end of a name, such as Jr. */
export const NAME_SUFFIX = / ([JS]r\.?|II+|IV)$/;
const WITH_SUFFIX = new RegExp(`^(.+ .+)${NAME_SUFFIX.source}`);

const PARTICLES =
  "da|dal|dalla|de|degli|del|della|den|der|des|di|do|dos|du|el|la|le|lo|mac|ten|ter|van|von|zu|['’]t";

const FAMILY = new RegExp(` (?:(?:${PARTICLES}) )*\\S+$`, "i");

/**
 * Splits a name with the given name first. A single word is a family name. `families` lists names
 * that the rules can't split: family names of several words without a particle, and organisations.
 */
export function splitName(name: string, families: readonly string[] = []) {
  const plain = collapseWhitespace(name);
  if (families.includes(name)) return { given: "", family: plain, suffix: "" };
  const [, whole = plain, suffix = ""] = WITH_SUFFIX.exec(plain) ?? [];
  const said = families.find((family) => whole.endsWith(` ${family}`));
  const givenLength = said ? whole.length - said.length - 1 : Math.max(0, whole.search(FAMILY));
  return { given: whole.slice(0, givenLength), family: whole.slice(givenLength).trim(), suffix };
}

/** Puts the family name first, as in reference lists; `write` abbreviates the given names. */
export function formatFamilyFirst(
  name: string,
  families: readonly string[],
  write = (given: string) => given,
): string {
  const { given, family, suffix } = splitName(name, families);
  return `${family}${given && `, ${write(given)}`}${suffix && `, ${suffix}`}`;
}

/** Moves final initials to the front. `isSure`: the initials have full stops (not “Malcolm X”). */
export function withInitialsFirst(name: string) {
  const [, family, initials] =
    /^(\p{Lu}[\p{L}'’ -]*\p{Ll}) ((?:-?\p{Lu}\. ?)+|(?!I+$|IV$)\p{Lu}{1,3})$/u.exec(name) ?? [];
  if (family === undefined || initials === undefined) return undefined;
  return { name: `${initials} ${family}`, family, isSure: initials.includes(".") };
}
