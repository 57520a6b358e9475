/** Splits a list into chunks of `size` items; the last one may be shorter. */
export const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Groups items by key, in order of first appearance. */
export function groupBy<Item>(
  items: readonly Item[],
  headingOf: (item: Item) => string,
): { heading: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const heading = headingOf(item);
    const members = groups.get(heading);
    if (members) members.push(item);
    else groups.set(heading, [item]);
  }
  return [...groups].map(([heading, members]) => ({ heading, items: members }));
}
