import { withFragment } from "../../routes/paths";

/** What lists of news show of an article. */
export interface NewsRowData {
  id: string;
  /** The kind of news as the record has it, in lower case. */
  type: string;
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  textHtml: string;
  /** Its page; null for news that is told in this one line. */
  to: string | null;
}

/** An article as lists of news show it. */
export const toNewsRow = ({
  jsonId,
  type,
  datePublished,
  preview: { title, contentHtml, action },
}: Queries.NewsRowFragment): NewsRowData => ({
  id: jsonId,
  type,
  date: datePublished,
  title,
  textHtml: contentHtml,
  to: action && withFragment(action.url, action.fragment),
});
