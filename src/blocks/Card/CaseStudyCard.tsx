import { cycle } from "../../lib/lists";
import { RichText } from "../../ui/RichText";
import { Card, type CardProps, CASE_STUDY_CORNERS } from "./Card";
import { type Drawing, ExampleDrawing } from "./ExampleDrawing";

export interface CaseStudyCardProps extends Pick<CardProps, "layout" | "as"> {
  study: Queries.CaseStudyCardFragment;
  index: number;
  /** Id of the product whose drawing the page already shows; its case study shows text instead. */
  drawn?: string | undefined;
}

const HEADLINES = 5;

function getDrawing({
  wire,
  relatedProducts,
}: Queries.CaseStudyCardFragment): Drawing | null | undefined {
  if (wire === null) return relatedProducts[0]?.example?.card;
  return {
    text: wire.event,
    language: "en",
    rows: wire.headlines
      .filter(({ apart }) => apart === null)
      .slice(0, HEADLINES)
      .map(({ textHtml, lang, language }) => ({
        text: <RichText as="span" html={textHtml} />,
        language: lang,
        note: language,
        weight: 0.4,
      })),
  };
}

/** A case study as a wide card; without a picture it shows its figure. */
export function CaseStudyCard({
  study,
  index,
  drawn,
  layout = "wide",
  as = "article",
}: CaseStudyCardProps) {
  const { preview, kicker, backgroundGradient, wire, relatedProducts } = study;
  const isProductDrawing =
    wire === null && drawn !== undefined && relatedProducts[0]?.jsonId === drawn;
  const drawing = isProductDrawing ? null : getDrawing(study);
  return (
    <Card
      as={as}
      layout={layout}
      preview={preview}
      image={preview.cardImageURL}
      figure={drawing && <ExampleDrawing drawing={drawing} gradient={backgroundGradient} />}
      aspect="16:9"
      corner={cycle(CASE_STUDY_CORNERS, index)}
      meta={<b>{kicker}</b>}
      to={preview.action.url}
    />
  );
}
