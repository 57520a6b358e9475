/** Splits a list into runs of `size`; the last may be shorter. */
export const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Items under a heading each, headings in the order in which they first appear. */
export function groupBy<Item>(
  items: readonly Item[],
  headingOf: (item: Item) => string,
): { heading: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const heading = headingOf(item);
    groups.set(heading, [...(groups.get(heading) ?? []), item]);
  }
  return [...groups].map(([heading, members]) => ({ heading, items: members }));
}

/** The member of a cycle for an index, such as the corner of a card. */
export function cycle<Member>(members: readonly [Member, ...Member[]], index: number): Member {
  return members[index % members.length] ?? members[0];
}
