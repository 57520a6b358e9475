import { useLayoutEffect, useRef, type RefObject } from "react";
import { findChangedPlaces } from "../../lib/example/findChangedPlaces";

/** Word or number, including combining marks, apostrophes, hyphens and decimal points. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.’'-][\p{L}\p{N}]+)*/gu;

interface Word {
  node: Node;
  start: number;
  end: number;
  /** Comparison key: the word, with its column if it's in a table. */
  key: string;
}

/** Returns the words inside `[data-compared]` elements in document order. */
function splitIntoWords(root: HTMLElement): Word[] {
  const words: Word[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!parent?.closest("[data-compared]")) continue;
    const column = parent.closest("td")?.cellIndex ?? "";
    for (const { 0: text, index: start } of (node.nodeValue ?? "").matchAll(WORD))
      words.push({ node, start, end: start + text.length, key: `${column} ${text}` });
  }
  return words;
}

/** Returns a range per changed word, which includes the gap after a changed previous word. */
const toRanges = (words: readonly Word[], places: readonly number[]) =>
  places.flatMap((place, index) => {
    const word = words[place];
    if (!word) return [];
    const before = places[index - 1] === place - 1 ? words[place - 1] : undefined;
    const range = new Range();
    range.setStart(word.node, before?.node === word.node ? before.end : word.start);
    range.setEnd(word.node, word.end);
    return range;
  });

/** Highlights words in `root` that differ from the first example, which has no `variant`. */
export function useChangedWords(root: RefObject<HTMLElement | null>, variant: unknown): void {
  const first = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    if (root.current === null || !("highlights" in CSS)) return undefined;
    const words = splitIntoWords(root.current);
    const keys = words.map(({ key }) => key);
    if (variant === undefined) {
      first.current = keys;
      return undefined;
    }
    const ranges = toRanges(words, findChangedPlaces(first.current, keys));
    CSS.highlights.set("changed", new Highlight(...ranges));
    return () => {
      CSS.highlights.delete("changed");
    };
  }, [root, variant]);
}
