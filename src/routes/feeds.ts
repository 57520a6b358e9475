import { feedCopy } from "../copy/feedCopy";
import { articleTypeKey } from "./newsQuery";

/** A feed: its file's name without extension, and its title after the site's name. */
export interface Feed {
  name: string;
  title: string;
}

export const newsFeed: Feed = { name: "news", title: feedCopy.news };
export const papersFeed: Feed = { name: "papers", title: feedCopy.papers };
export const jobsFeed: Feed = { name: "jobs", title: feedCopy.jobs };

/** The feed of one kind of news. */
export const typeFeed = (type: string): Feed => ({
  name: `news-${articleTypeKey(type)}`,
  title: feedCopy.type(type),
});

export const rssPath = ({ name }: Feed) => `/feeds/${name}.xml`;
