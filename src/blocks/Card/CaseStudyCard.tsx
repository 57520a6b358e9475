import { cycle } from "../../lib/lists";
import type { PictureProps } from "../../ui/Picture";
import type { PictureSource } from "../../ui/pictureSource";
import { RichText } from "../../ui/RichText";
import { Card, type CardProps } from "./Card";
import { CASE_STUDY_CORNERS } from "./corners";

/** What a card shows of a case study. */
export interface CaseStudyCardData {
  id: string;
  kicker: string;
  title: string;
  textHtml: string;
  image: PictureSource | null;
  focalPoint?: PictureProps["focalPoint"];
  to: string;
  actionText: string;
}

export interface CaseStudyCardProps extends Pick<CardProps, "layout" | "as"> {
  study: CaseStudyCardData;
  /** Its place in the list, which gives the corner. */
  index: number;
}

/** A case study as a wide card; an article unless it is an item of a list. */
export function CaseStudyCard({
  study,
  index,
  layout = "wide",
  as = "article",
}: CaseStudyCardProps) {
  return (
    <Card
      as={as}
      layout={layout}
      image={study.image}
      focalPoint={study.focalPoint}
      aspect="16:9"
      corner={cycle(CASE_STUDY_CORNERS, index)}
      meta={<b>{study.kicker}</b>}
      title={study.title}
      to={study.to}
      actionText={study.actionText}
    >
      <RichText html={study.textHtml} />
    </Card>
  );
}
