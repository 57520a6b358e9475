import { withFragment } from "../../routes/paths";

/** The page of an article in the news list; null for a note. */
export const pageOfNews = ({ preview: { action } }: Queries.NewsRowFragment): string | null =>
  action && withFragment(action.url, action.fragment);

/** True for an entry of the list, false for a note that has no page. */
export const hasPage = (article: Queries.NewsRowFragment): boolean => pageOfNews(article) !== null;
