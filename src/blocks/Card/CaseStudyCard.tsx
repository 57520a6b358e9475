import { RichText } from "../../ui/RichText";
import { Card, type CardProps } from "./Card";
import { type Drawing, ExampleDrawing } from "./ExampleDrawing";

export interface CaseStudyCardProps extends Pick<CardProps, "layout"> {
  study: Queries.CaseStudyCardFragment;
  /** Product of the page. Cards omit this product's drawing, because the page shows its example. */
  productId?: string | undefined;
}

const HEADLINES = 5;

function getDrawing(
  { wire, relatedProducts: [product] }: Queries.CaseStudyCardFragment,
  productId: string | undefined,
): Drawing | null | undefined {
  if (wire === null) return product?.jsonId === productId ? null : product?.example?.card;
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

/**
 * A case study as a card: a list item, or an article in the layout `stack`. Without a picture, it
 * shows its headlines or its first product's drawing.
 */
export function CaseStudyCard({ study, productId, layout = "wide" }: CaseStudyCardProps) {
  const { preview, kicker, backgroundGradient } = study;
  const drawing = getDrawing(study, productId);
  return (
    <Card
      kind="caseStudy"
      as={layout === "wide" ? "li" : "article"}
      layout={layout}
      preview={preview}
      figure={drawing && <ExampleDrawing drawing={drawing} gradient={backgroundGradient} />}
      meta={<b>{kicker}</b>}
    />
  );
}
