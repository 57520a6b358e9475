/** Returns the positions of words in `now` outside the longest common subsequence with `before`. */
export function findChangedPlaces(before: readonly string[], now: readonly string[]): number[] {
  const width = now.length + 1;
  // Length of the longest common subsequence of the words from positions `i` and `j` on.
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        before[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const changed: number[] = [];
  let i = 0;
  now.forEach((word, j) => {
    while (i < before.length && before[i] !== word && at(i + 1, j) >= at(i, j + 1)) i += 1;
    if (before[i] === word && i < before.length) i += 1;
    else changed.push(j);
  });
  return changed;
}
