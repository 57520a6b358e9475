import { caseStudyPath, productPath } from "../../routes/paths";
import { type Draft, picture, unwritten } from "../draft";

/** A study of one product. */
export const caseStudyDraft: Draft = {
  questions: [{ flag: "product", field: ["relatedProducts", 0] }],
  start: ({ title = "", slug = "", product = "" }, { background, valuesOf }) => {
    const url = caseStudyPath(product, slug);
    const productTitle = valuesOf("product", "title").get(product) ?? product;
    return {
      url,
      title,
      kicker: productTitle,
      relatedProducts: [product],
      coverURL: picture(`case-${slug}`),
      ...background,
      preview: {
        title,
        cardImageURL: picture(`case-${slug}`),
        action: { text: "Read the case study", url },
      },
      facts: [
        { label: "Field", value: unwritten("the field of work.") },
        { label: "Product", value: productTitle, url: productPath(product) },
      ],
    };
  },
};
