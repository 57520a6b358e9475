import { collapseWhitespace } from "../../../src/lib/text";

/** A page for the list: its full address, title and, where there is one, a sentence about it. */
export interface ListedPage {
  url: string;
  title: string;
  summary?: string;
}

/** Characters with a meaning inside the brackets of a Markdown link. */
const escapeMarkdown = (text: string) => collapseWhitespace(text).replace(/[[\]\\]/g, "\\$&");

/** llms.txt (llmstxt.org): the site's pages as a Markdown list by section; empty sections are left out. */
export function llmsTxt(
  site: { name: string; description: string },
  sections: readonly { title: string; pages: readonly ListedPage[] }[],
): string {
  const line = ({ url, title, summary }: ListedPage) =>
    `- [${escapeMarkdown(title)}](${url})${summary === undefined ? "" : `: ${collapseWhitespace(summary)}`}`;
  return [
    `# ${site.name}`,
    "",
    `> ${collapseWhitespace(site.description)}`,
    ...sections
      .filter(({ pages }) => pages.length > 0)
      .flatMap(({ title, pages }) => ["", `## ${title}`, "", ...pages.map(line)]),
    "",
  ].join("\n");
}
