import { RichText } from "../../ui/RichText";
import { Card, type CardProps } from "./Card";
import { type Drawing, ExampleDrawing } from "./ExampleDrawing";

export interface CaseStudyCardProps extends Pick<CardProps, "layout" | "as"> {
  study: Queries.CaseStudyCardFragment;
  /** Product of the page. Cards omit this product's drawing, because the page shows its example. */
  productId?: string | undefined;
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

/** A case study as a card. Without a picture: its headlines, or its first product's drawing. */
export function CaseStudyCard({
  study,
  productId,
  layout = "wide",
  as = "article",
}: CaseStudyCardProps) {
  const { preview, kicker, backgroundGradient, wire, relatedProducts } = study;
  const isProductDrawing =
    wire === null && productId !== undefined && relatedProducts[0]?.jsonId === productId;
  const drawing = isProductDrawing ? null : getDrawing(study);
  return (
    <Card
      kind="caseStudy"
      as={as}
      layout={layout}
      preview={preview}
      image={preview.cardImageURL}
      figure={drawing && <ExampleDrawing drawing={drawing} gradient={backgroundGradient} />}
      meta={<b>{kicker}</b>}
    />
  );
}
