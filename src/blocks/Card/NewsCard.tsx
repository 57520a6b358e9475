import { newsCopy } from "../../copy/newsCopy";
import { formatDay } from "../../lib/text";
import { Card } from "./Card";

export const NewsCard = ({
  article: { type, datePublished, preview },
}: {
  article: Queries.NewsCardFragment;
}) => (
  <Card
    kind="news"
    preview={preview}
    meta={
      <>
        <b>{newsCopy.typeLabel(type)}</b>{" "}
        <time dateTime={datePublished}>{formatDay(datePublished)}</time>
      </>
    }
  />
);
