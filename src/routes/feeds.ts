import { articleTypeKey } from "./newsQuery";

/** A feed: its file's name without extension, and its title after the site's name. */
export interface Feed {
  name: string;
  title: string;
}

export const newsFeed: Feed = { name: "news", title: "all news" };
export const papersFeed: Feed = { name: "papers", title: "papers" };
export const jobsFeed: Feed = { name: "jobs", title: "open jobs" };

/** The feed of one kind of news. */
export const typeFeed = (type: string): Feed => ({
  name: `news-${articleTypeKey(type)}`,
  title: `news, ${type}`,
});

export const rssPath = ({ name }: Feed) => `/feeds/${name}.xml`;
