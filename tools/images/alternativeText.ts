import { normalizeForSearch } from "../../src/lib/text";
import { issue, type Finding, look } from "../report/reportPage";
import type { SeenPicture } from "./seenPictures";

/** What only the page shows to be wrong with an alternative text; the check judges its words. */
export function altFindings({
  alt,
  isOnlyContent,
  wordsBeside,
}: Pick<SeenPicture, "alt" | "isOnlyContent" | "wordsBeside">): Finding[] {
  if (alt === null) {
    return [issue("It has no alternative text: say what it shows, or leave it empty on purpose.")];
  }
  const text = alt.trim();
  if (text === "" && isOnlyContent) {
    return [issue("It's the only thing in a link and has no text: say where the link leads.")];
  }
  const isSame = (words: string) => normalizeForSearch(words) === normalizeForSearch(text);
  if (text === "" || !wordsBeside.some(isSame)) return [];
  return [look(`The alternative text “${text}” repeats the words beside it: leave it empty.`)];
}
