import { withFragment } from "../../routes/paths";

/** The page of an article in a list of news; null for news that is told in its one line. */
export const pageOfNews = ({ preview: { action } }: Queries.NewsRowFragment): string | null =>
  action && withFragment(action.url, action.fragment);
