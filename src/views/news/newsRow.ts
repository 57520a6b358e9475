import { withFragment } from "../../routes/paths";

/** Path of an article's page; null for short news without a page. */
export const getNewsPage = ({ preview: { action } }: Queries.NewsRowFragment): string | null =>
  action && withFragment(action.url, action.fragment);

export const hasPage = (article: Queries.NewsRowFragment): boolean => getNewsPage(article) !== null;
