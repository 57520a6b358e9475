import { flag, slugId, text } from "../fields";
import { listOf, objectOf } from "../shared";

/** An author whose spellings share one page, or who wants no page. */
export const authorSchema = objectOf(
  "Author",
  "A person whose papers print the name in several ways, joined to one page, or who wants none. Others need no record: a page is made for every author of a paper.",
  {
    id: slugId("ada-lovelace", "The name in lower case without accents; the file's name."),
    name: text("The name on the author's page, as the person writes it.", "Ada Lovelace"),
    spellings: listOf(
      text("As a paper has it.", "A. Lovelace"),
      "All spellings in papers, with the name above.",
    ).min(1),
    isHidden: flag("The person wants no page: the papers' names lead nowhere.").optional(),
  },
).refine(({ spellings, isHidden }) => isHidden === true || spellings.length > 1, {
  path: ["spellings"],
  error: "needs at least two spellings; one spelling needs no record",
});
