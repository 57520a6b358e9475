import { newsCopy } from "../../copy/newsCopy";
import { cycle } from "../../lib/lists";
import { formatDay } from "../../lib/text";
import type { PictureProps } from "../../ui/Picture";
import type { PictureSource } from "../../ui/pictureSource";
import { RichText } from "../../ui/RichText";
import { Card, type CardProps } from "./Card";
import { NEWS_CORNERS } from "./corners";

/** What a card shows of an article. */
export interface NewsCardData {
  id: string;
  /** The kind of news as the record has it, in lower case. */
  type: string;
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  textHtml: string;
  image: PictureSource | null;
  imageAlt: string;
  focalPoint?: PictureProps["focalPoint"];
  to: string;
  actionText: string;
}

export interface NewsCardProps {
  article: NewsCardData;
  /** Its place in the list, which gives the corner. */
  index: number;
  priority?: CardProps["priority"];
}

/** An article as a card: title, text, picture and the way to it. */
export function NewsCard({ article, index, priority }: NewsCardProps) {
  return (
    <Card
      image={article.image}
      imageAlt={article.imageAlt}
      focalPoint={article.focalPoint}
      priority={priority}
      aspect="16:9"
      corner={cycle(NEWS_CORNERS, index)}
      meta={
        <>
          <b>{newsCopy.typeLabel(article.type)}</b>{" "}
          <time dateTime={article.date}>{formatDay(article.date)}</time>
        </>
      }
      title={article.title}
      to={article.to}
      actionText={article.actionText}
    >
      <RichText html={article.textHtml} />
    </Card>
  );
}
