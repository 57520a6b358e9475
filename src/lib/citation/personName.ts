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

/**
 * Family names of two words without a particle, which no rule can tell from a second given name.
 * Spelled as the ACL Anthology splits them.
 */
const COMPOUND_FAMILY_NAMES =
  "Huguet Cabot|Jalili Sabet|Mart[ií]nez Lorenzo|Ngonga Ngomo|Paniagua Suárez|Sanford Pedersen";

/** What follows the given names. */
const FAMILY = new RegExp(` (?:(?:${PARTICLES}) )*(?:${COMPOUND_FAMILY_NAMES}|\\S+)$`, "i");

/** Splits a name written given name first. A single word is a family name. */
export function splitName(name: string): PersonName {
  const plain = collapseWhitespace(name);
  const [, whole = plain, suffix = ""] = WITH_SUFFIX.exec(plain) ?? [];
  const givenLength = Math.max(0, whole.search(FAMILY));
  return { given: whole.slice(0, givenLength), family: whole.slice(givenLength).trim(), suffix };
}

/** A name with the family name first, as lists of references have it; `write` shortens the given names. */
export function familyFirst(name: string, write = (given: string) => given): string {
  const { given, family, suffix } = splitName(name);
  return `${family}${given && `, ${write(given)}`}${suffix && `, ${suffix}`}`;
}
