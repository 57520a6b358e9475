import { z } from "zod";
import { slugId, text } from "./fields";
import { listOf, named } from "./shared";

/**
 * A person whose name is printed in several ways. Papers name their authors as printed; this record
 * joins the spellings to one page. Persons with one spelling need none.
 */
export const authorSchema = named(
  z.strictObject({
    id: slugId(
      "The name in lower case without accents; the file's name and the last part of the page's address.",
      "pere-lluis-huguet-cabot",
    ),
    name: text("The spelling that heads the page, as the person writes it.", "Ada Lovelace"),
    spellings: listOf(
      text("A spelling, to the letter as some paper has it.", "A. Lovelace"),
      "Every spelling that papers have, the one above too.",
    ).min(2, "needs at least two spellings; one spelling needs no record"),
  }),
  "Author",
  "A person whose name is printed in several ways; joins the spellings to one page.",
);
