import { ABOUT_PARAMETER } from "../../routes/paths";

interface Titled {
  readonly jsonId: string;
  readonly title: string;
}

/**
 * Returns the contact form's initial message for an id in the query. Unknown ids give no message,
 * so that a link can't insert a text of its own.
 */
export function getPrefilledMessage(
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
