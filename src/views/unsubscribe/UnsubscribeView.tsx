import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { FormPage } from "../../blocks/FormPage/FormPage";

export const unsubscribeViewFragment = graphql`
  fragment UnsubscribeView on UnsubscribePage {
    title
    lead
  }
`;

export interface UnsubscribeViewProps {
  page: Queries.UnsubscribeViewFragment;
  /** Asks for the address, or for confirmation where the visitor comes from the e-mail. */
  form: ReactNode;
}

/** The way out of the newsletter. */
export const UnsubscribeView = ({ page, form }: UnsubscribeViewProps) => (
  <FormPage size="small" title={page.title} lead={page.lead} form={form} />
);
