import { cycle } from "../../lib/lists";
import { RichText } from "../../ui/RichText";
import { Card, type CardProps } from "./Card";
import { CASE_STUDY_CORNERS } from "./corners";
import { type Drawing, ExampleDrawing } from "./ExampleDrawing";

export interface CaseStudyCardProps extends Pick<CardProps, "layout" | "as"> {
  study: Queries.CaseStudyCardFragment;
  /** Its place in the list, which gives the corner. */
  index: number;
  /** The product whose example the page draws: nothing is drawn twice, so its study is told in words. */
  drawn?: string | undefined;
}

/** How many headlines a wide card has room for; a narrow one hides some. */
const HEADLINES = 5;

/** What a study's card draws: its event under a few of its headlines, or what its first product's card draws. */
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

/** A case study as a wide card; without a picture it shows its figure. An article unless it is an item of a list. */
export function CaseStudyCard({
  study,
  index,
  drawn,
  layout = "wide",
  as = "article",
}: CaseStudyCardProps) {
  const { preview, kicker, backgroundGradient, wire, relatedProducts } = study;
  const isWords = wire === null && drawn !== undefined && relatedProducts[0]?.jsonId === drawn;
  const drawing = isWords ? null : getDrawing(study);
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
