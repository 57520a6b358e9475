import { withCapital } from "../../src/lib/withCapital";
import { rssPath } from "../../src/routes/feeds";
import { absoluteUrl } from "../../src/seo/headTags";
import { getListed, type Output } from "../catalogue";
import { toRss } from "./rss";

/** Every feed of the site. */
export const feeds: Output = ({ site, sections }) => {
  const url = (path: string) => absoluteUrl(site.addresses.website, path);
  return sections
    .flatMap((section) => section.kind.feeds?.(getListed(section)) ?? [])
    .map(({ feed, pagePath, entries }) => ({
      path: rssPath(feed),
      content: toRss({
        title: `${site.name}: ${feed.title}`,
        description: `${withCapital(feed.title)} from ${site.name}.`,
        language: site.language,
        pageUrl: url(pagePath),
        rssUrl: url(rssPath(feed)),
        items: entries.flatMap(({ path, title, summary = "", feed: item }) =>
          item ? [{ ...item, url: url(path), title, summary }] : [],
        ),
      }),
    }));
};
