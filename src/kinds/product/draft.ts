import { productPath } from "../../routes/paths";
import { type Draft, mark, picture } from "../draft";

/** A product at the end of the menu. */
export const productDraft: Draft = {
  start: ({ title, slug = "" }, { background, valuesOf }) => {
    const places = [...valuesOf("product", "topbarIndex").values()].map(Number);
    return {
      title,
      topbarIndex: 1 + Math.max(-1, ...places.filter(Number.isInteger)),
      logos: { circle: mark(slug, "circle"), topbar: mark(slug, "topbar") },
      preview: {
        title,
        cardImageURL: picture(`product-${slug}`),
        action: { text: "Discover more", url: productPath(slug) },
      },
      header: {
        imageURL: picture(`header-${slug}-square`),
        backgroundURL: picture(`header-${slug}`),
        ...background,
        action: { text: "Contact us", url: "/contacts" },
      },
      content: [{}],
      useCases: [],
      modules: [],
    };
  },
};
