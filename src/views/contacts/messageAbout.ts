import { ABOUT_PARAMETER } from "../../routes/paths";

/** A record that a message can be about. */
interface Titled {
  readonly jsonId: string;
  readonly title: string;
}

/**
 * The message that the contact form begins with, by the id in the query. The words are ours:
 * an unknown id gives none, so that a link can't put words into a visitor's mouth.
 */
export function messageAbout(
  queryString: string,
  products: readonly Titled[],
  caseStudies: readonly Titled[],
): string {
  const id = new URLSearchParams(queryString).get(ABOUT_PARAMETER);
  const isMeant = ({ jsonId }: Titled) => jsonId === id;
  const product = products.find(isMeant);
  if (product) return `I’d like to talk to you about ${product.title}.`;
  const study = caseStudies.find(isMeant);
  return study ? `I’d like to ask about the case study “${study.title}”.` : "";
}
