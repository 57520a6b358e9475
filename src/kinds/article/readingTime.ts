/** Words that a reader takes in a minute: the middle of what studies of silent reading report. */
const WORDS_PER_MINUTE = 230;

/** Minutes to read HTML, rounded up; at least one. */
export function readingMinutes(html: string): number {
  const wordCount = html.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE));
}
