import { newsCopy } from "../../copy/newsCopy";
import { cycle } from "../../lib/lists";
import { formatDay } from "../../lib/text";
import { articlePath } from "../../routes/paths";
import { Card, NEWS_CORNERS } from "./Card";

export const NewsCard = ({
  article: { jsonId, type, datePublished, preview },
  index,
}: {
  article: Queries.NewsCardFragment;
  index: number;
}) => (
  <Card
    preview={preview}
    image={preview.imageURL}
    imageAlt={preview.imageAlt ?? ""}
    aspect="16:9"
    corner={cycle(NEWS_CORNERS, index)}
    meta={
      <>
        <b>{newsCopy.typeLabel(type)}</b>{" "}
        <time dateTime={datePublished}>{formatDay(datePublished)}</time>
      </>
    }
    to={articlePath(jsonId)}
  />
);
