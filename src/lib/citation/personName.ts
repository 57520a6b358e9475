/** A person's name in its parts, as reference formats want it; a part that it lacks is empty. */
export interface PersonName {
  given: string;
  family: string;
  /** As in King Jr. */
  suffix: string;
}

/** A given and a family name, and what belongs to neither. */
const WITH_SUFFIX = /^(.+ .+) ([JS]r\.?|II+|IV)$/;

/**
 * Family names of two words without a particle, which no rule can tell from a second given name.
 * Spelled as the ACL Anthology splits them; a spelling without its accents has a row of its own.
 */
const COMPOUND_FAMILY_NAMES = [
  "Huguet Cabot",
  "Jalili Sabet",
  "Martinez Lorenzo",
  "Martínez Lorenzo",
  "Ngonga Ngomo",
  "Paniagua Suárez",
  "Sanford Pedersen",
] as const;

/** Particles with which a family name begins. */
const PARTICLES = new Set([
  ..."da dal dalla de degli del della den der des di do dos du el la le lo mac ten ter van von zu 't ’t".split(
    " ",
  ),
]);

/** Splits a name written given name first. A single word is a family name. */
export function splitName(name: string): PersonName {
  const [, whole = name.trim(), suffix = ""] = WITH_SUFFIX.exec(name) ?? [];
  const words = whole.split(/\s+/);
  let familyLength = COMPOUND_FAMILY_NAMES.some((family) => whole.endsWith(` ${family}`)) ? 2 : 1;
  while (
    familyLength < words.length - 1 &&
    PARTICLES.has((words.at(-familyLength - 1) ?? "").toLowerCase())
  ) {
    familyLength += 1;
  }
  const family = words.splice(-familyLength).join(" ");
  return { given: words.join(" "), family, suffix };
}

/** A name with the family name first, as lists of references have it; `write` shortens the given names. */
export function familyFirst(name: string, write = (given: string) => given): string {
  const { given, family, suffix } = splitName(name);
  return `${family}${given && `, ${write(given)}`}${suffix && `, ${suffix}`}`;
}
