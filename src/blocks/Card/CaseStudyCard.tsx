import { cycle } from "../../lib/lists";
import { Card, type CardProps } from "./Card";
import { CASE_STUDY_CORNERS } from "./corners";

export interface CaseStudyCardProps extends Pick<CardProps, "layout" | "as"> {
  study: Queries.CaseStudyCardFragment;
  /** Its place in the list, which gives the corner. */
  index: number;
}

/** A case study as a wide card; an article unless it is an item of a list. */
export const CaseStudyCard = ({
  study: { preview, kicker },
  index,
  layout = "wide",
  as = "article",
}: CaseStudyCardProps) => (
  <Card
    as={as}
    layout={layout}
    preview={preview}
    image={preview.cardImageURL}
    aspect="16:9"
    corner={cycle(CASE_STUDY_CORNERS, index)}
    meta={<b>{kicker}</b>}
    to={preview.action.url}
  />
);
