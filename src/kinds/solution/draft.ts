import { solutionPath } from "../../routes/paths";
import { type Draft, mark, picture } from "../draft";
import { SENSES } from "../shared";

/** A solution for the first sense that has none. */
export const solutionDraft: Draft = {
  start: ({ title, slug = "" }, { background, valuesOf }) => {
    const taken = new Set(valuesOf("solution", "senseNumber").values());
    const senses = Array.from({ length: SENSES }, (_, index) => index + 1);
    const senseNumber = senses.find((sense) => !taken.has(sense));
    if (senseNumber === undefined) {
      throw new Error(
        `Each of the ${String(SENSES)} senses has its solution in data/solutions, and there is no colour for another: rename or rewrite one of them.`,
      );
    }
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
