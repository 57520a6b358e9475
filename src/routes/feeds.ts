import { articleTypeKey } from "./newsQuery";

/** `name`: file name without extension. `title`: follows the site's name. */
export interface Feed {
  name: string;
  title: string;
}

export const newsFeed: Feed = { name: "news", title: "all news" };
export const papersFeed: Feed = { name: "papers", title: "papers" };
export const jobsFeed: Feed = { name: "jobs", title: "open jobs" };

export const getTypeFeed = (type: string): Feed => ({
  name: `news-${articleTypeKey(type)}`,
  title: `news, ${type}`,
});

export const rssPath = ({ name }: Feed) => `/feeds/${name}.xml`;
