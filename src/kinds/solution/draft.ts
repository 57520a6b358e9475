import { solutionPath } from "../../routes/paths";
import { type Draft, mark, picture } from "../draft";

/** A solution for the first sense that has none. */
export const solutionDraft: Draft = {
  start: ({ title, slug = "" }, { background, valuesOf }) => {
    const taken = new Set(valuesOf("solution", "senseNumber").values());
    let senseNumber = 1;
    while (taken.has(senseNumber)) senseNumber += 1;
    return {
      title,
      shortTitle: title,
      senseNumber,
      menu: { links: [{ url: solutionPath(slug), fragment: "overview" }] },
      keywords: [],
      menuImageURL: mark(slug, "topbar"),
      imageURL: mark(slug, "circle"),
      main: {
        header: {
          title,
          imageURL: mark(slug, "circle"),
          backgroundURL: [picture(`header-${slug}`), picture(`header-${slug}-square`)],
          ...background,
        },
      },
      content: [{ anchor: "overview", imageURL: picture(`${slug}-overview`) }],
      useCases: [],
    };
  },
};
