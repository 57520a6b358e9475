import { newsCopy } from "../../copy/newsCopy";
import { formatDay } from "../../lib/text";
import { articlePath } from "../../routes/paths";
import { Card } from "./Card";

export const NewsCard = ({
  article: { jsonId, type, datePublished, preview },
}: {
  article: Queries.NewsCardFragment;
}) => (
  <Card
    kind="news"
    preview={preview}
    image={preview.imageURL}
    imageAlt={preview.imageAlt ?? ""}
    meta={
      <>
        <b>{newsCopy.typeLabel(type)}</b>{" "}
        <time dateTime={datePublished}>{formatDay(datePublished)}</time>
      </>
    }
    to={articlePath(jsonId)}
  />
);
