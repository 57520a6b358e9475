import { withCapital } from "../../src/lib/withCapital";
import { jsonFeedPath, rssPath } from "../../src/routes/feeds";
import { absoluteUrl } from "../../src/seo/headTags";
import { getListed } from "../catalogue";
import { type FeedDocument, type FeedItem, toJsonFeed, toRss } from "./feedFormats";
import type { Output } from "./output";

/** Every feed of the site, each in two formats. */
export const feeds: Output = ({ site, sections }) => {
  const url = (path: string) => absoluteUrl(site.addresses.website, path);
  return sections
    .flatMap((section) => section.kind.feeds?.(getListed(section)) ?? [])
    .flatMap(({ feed, pagePath, entries }) => {
      const document: FeedDocument = {
        title: `${site.name}: ${feed.title}`,
        description: `${withCapital(feed.title)} from ${site.name}.`,
        language: site.language,
        pageUrl: url(pagePath),
        rssUrl: url(rssPath(feed)),
        jsonUrl: url(jsonFeedPath(feed)),
        items: entries.flatMap(({ path, title, summary = "", feed: item }): FeedItem[] =>
          item
            ? [
                {
                  ...item,
                  url: url(path),
                  title,
                  summary,
                  ...(item.image === undefined ? {} : { image: url(item.image) }),
                },
              ]
            : [],
        ),
      };
      return [
        { path: rssPath(feed), content: toRss(document) },
        { path: jsonFeedPath(feed), content: toJsonFeed(document) },
      ];
    });
};
