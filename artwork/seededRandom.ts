/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** The same seed gives the same numbers on every machine (mulberry32 started by an FNV-1a hash). */
export const seededRandom = (seed: string): Random => {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** At most `count` items of the list in a random order (Fisher–Yates); the list is left alone. */
export const pickRandom = <Item>(list: readonly Item[], count: number, random: Random): Item[] => {
  const rest = [...list];
  const picked: Item[] = [];
  for (let last = rest.length - 1; last >= 0; last -= 1) {
    const index = last > 0 ? Math.floor(random() * (last + 1)) : 0;
    const moved = rest.splice(last, 1);
    const chosen = index < last ? rest.splice(index, 1, ...moved) : moved;
    picked.unshift(...chosen);
  }
  return picked.slice(0, count);
};
