import { flag, slugId, text } from "../fields";
import { listOf, objectOf } from "../shared";

/** Author with several spellings, which share one page, or without a page. */
export const authorSchema = objectOf(
  "Author",
  "A person whose papers print the name in several ways, which share one page, or a person who wants no page. Others need no record: every author of a paper gets a page.",
  {
    id: slugId("ada-lovelace", "The name in lower case without accents; the file's name."),
    name: text("The name on the author's page, as the person writes it.", "Ada Lovelace"),
    spellings: listOf(
      text("A spelling in a paper.", "A. Lovelace"),
      "All spellings in papers, with the name above.",
    ).min(1),
    isHidden: flag("The person wants no page: papers show the name without a link.").optional(),
  },
).refine(({ spellings, isHidden }) => isHidden === true || spellings.length > 1, {
  path: ["spellings"],
  error: "needs at least two spellings; one spelling needs no record",
});
