import { z } from "zod";
import { flag, slugId, text } from "../fields";
import { listOf, named } from "../shared";

/**
 * A person whose name is printed in several ways, or who wants no page. Papers list authors as
 * printed; this record maps the spellings to one page.
 */
export const authorSchema = named(
  z
    .strictObject({
      id: slugId("ada-lovelace", "The name in lower case without accents; the file's name."),
      name: text("The name on the author's page, as the person writes it.", "Ada Lovelace"),
      spellings: listOf(
        text("A spelling, exactly as a paper has it.", "A. Lovelace"),
        "All spellings in papers, including the name above.",
      ).min(1),
      isHidden: flag("The person wants no page: the papers' names lead nowhere.").optional(),
    })
    .refine(({ spellings, isHidden }) => isHidden === true || spellings.length > 1, {
      path: ["spellings"],
      error: "needs at least two spellings; one spelling needs no record",
    }),
  "Author",
  "A person whose papers print the name in several ways, joined to one page, or who wants none. Others need no record: a page is made for every author of a paper.",
);
