/** A person's name in its two parts, as reference formats want it. */
export interface PersonName {
  given: string;
  family: string;
}

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
  ..."da dal dalla de degli del della der des di do dos du el la le lo mac ten ter van von zu".split(
    " ",
  ),
]);

/** Splits a name written given name first. A single word is a family name. */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  const compound = COMPOUND_FAMILY_NAMES.find((family) => name.endsWith(` ${family}`));
  let familyLength = compound === undefined ? 1 : compound.split(" ").length;
  while (
    familyLength < words.length - 1 &&
    PARTICLES.has((words.at(-familyLength - 1) ?? "").toLowerCase())
  ) {
    familyLength += 1;
  }
  return {
    given: words.slice(0, -familyLength).join(" "),
    family: words.slice(-familyLength).join(" "),
  };
}

/** A name with the family name first, as lists of references have it; `write` shortens the given names. */
export function familyFirst(name: string, write = (given: string) => given): string {
  const { given, family } = splitName(name);
  return given === "" ? family : `${family}, ${write(given)}`;
}
