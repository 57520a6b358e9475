import { FEED_ENTRIES } from "../../src/lib/limits";
import { escapeHtml, compareTexts, capitalize } from "../../src/lib/text";
import { rssPath } from "../../src/routes/files";
import { toAbsoluteUrl } from "../../src/seo/headTags";
import { getListed, type OutputCreator } from "../catalogue";

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** Feeds as RSS 2.0 (rssboard.org/rss-specification); newest entries first, then by address. */
export const feeds: OutputCreator = ({ site, entriesByKind }) => {
  const url = (path: string) => toAbsoluteUrl(site.addresses.website, path);
  const all = entriesByKind.flatMap((group) => group.kind.feeds?.(getListed(group)) ?? []);
  return all.map(({ feed, pagePath, entries }) => {
    const items = entries
      .flatMap(({ path, title, summary = "", feed: item }) =>
        item ? [{ ...item, link: url(path), title, summary }] : [],
      )
      .sort((a, b) => b.published.getTime() - a.published.getTime() || compareTexts(a.link, b.link))
      .slice(0, FEED_ENTRIES);
    const content = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
      "  <channel>",
      `    ${element("title", `${site.name}: ${feed.title}`)}`,
      `    ${element("link", url(pagePath))}`,
      `    <atom:link href="${escapeHtml(url(rssPath(feed)))}" rel="self" type="application/rss+xml"/>`,
      `    ${element("description", `${capitalize(feed.title)} from ${site.name}.`)}`,
      `    ${element("language", site.language)}`,
      ...items
        .slice(0, 1)
        .map(({ published }) => `    ${element("lastBuildDate", published.toUTCString())}`),
      ...items.flatMap(({ title, link, published, summary, authors = [], categories = [] }) => [
        "    <item>",
        `      ${element("title", title)}`,
        `      ${element("link", link)}`,
        `      <guid isPermaLink="true">${escapeHtml(link)}</guid>`,
        `      ${element("pubDate", published.toUTCString())}`,
        `      ${element("description", summary)}`,
        ...authors.map((author) => `      ${element("dc:creator", author)}`),
        ...categories.map((category) => `      ${element("category", category)}`),
        "    </item>",
      ]),
      "  </channel>",
      "</rss>",
      "",
    ];
    return { path: rssPath(feed), content: content.join("\n") };
  });
};
