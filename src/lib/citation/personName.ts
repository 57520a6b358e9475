import { collapseWhitespace } from "../text";

/** A person's name in its parts, as reference formats want it; a part that it lacks is empty. */
export interface PersonName {
  given: string;
  family: string;
  /** As in King Jr. */
  suffix: string;
}

/** A given and a family name, and what belongs to neither. */
const WITH_SUFFIX = /^(.+ .+) ([JS]r\.?|II+|IV)$/;

/** Particles with which a family name begins. */
const PARTICLES =
  "da|dal|dalla|de|degli|del|della|den|der|des|di|do|dos|du|el|la|le|lo|mac|ten|ter|van|von|zu|['’]t";

/** What follows the given names. */
const FAMILY = new RegExp(` (?:(?:${PARTICLES}) )*\\S+$`, "i");

/**
 * Splits a name written given name first. A single word is a family name; one of several words without
 * a particle, which no rule can tell from a second given name, is among the `families`.
 */
export function splitName(name: string, families: readonly string[] = []): PersonName {
  const plain = collapseWhitespace(name);
  const [, whole = plain, suffix = ""] = WITH_SUFFIX.exec(plain) ?? [];
  const said = families.find((family) => whole.endsWith(` ${family}`));
  const givenLength = said ? whole.length - said.length - 1 : Math.max(0, whole.search(FAMILY));
  return { given: whole.slice(0, givenLength), family: whole.slice(givenLength).trim(), suffix };
}

/** A name with the family name first, as lists of references have it; `write` shortens the given names. */
export function familyFirst(
  name: string,
  families: readonly string[],
  write = (given: string) => given,
): string {
  const { given, family, suffix } = splitName(name, families);
  return `${family}${given && `, ${write(given)}`}${suffix && `, ${suffix}`}`;
}

/**
 * The name with its initials first where it's written family name first without a comma, as "Penn E.B.";
 * undefined for other names. Initials without full stops may also be a name, as in "Malcolm X".
 */
export function withInitialsFirst(name: string): { name: string; isSure: boolean } | undefined {
  const [, family, initials] =
    /^(\p{Lu}[\p{L}'’ -]*\p{Ll}) ((?:-?\p{Lu}\. ?)+|(?!I+$|IV$)\p{Lu}{1,3})$/u.exec(name) ?? [];
  if (family === undefined || initials === undefined) return undefined;
  return { name: `${initials} ${family}`, isSure: initials.includes(".") };
}
