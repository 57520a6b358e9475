import { z } from "zod";
import { text } from "../fields";
import { listOf, named } from "../shared";

const searchWordSchema = named(
  z.strictObject({
    word: text("Another word for it, as people type it.", "ricerca semantica"),
    language: text("Its language by its English name; English for an acronym.", "Italian"),
  }),
  "SearchWord",
  "A word that is read as the term.",
);

const searchTermSchema = named(
  z.strictObject({
    term: text("The words that our pages use.", "semantic search"),
    words: listOf(searchWordSchema, "Other words for it that people search for.").min(1),
    sources: listOf(
      text("An address.", "https://www.ibm.com/it-it/think/topics/semantic-search"),
      "Where the words of other languages were checked; for an English acronym none is needed.",
    ),
  }),
  "SearchTerm",
  "A term of the field that is searched for by other words.",
);

/** What the search knows beside the pages. */
export const searchSchema = named(
  z.strictObject({
    ignored: listOf(
      text("A word in lower case.", "the"),
      "Words of a question that say nothing of a page.",
    ),
    kinds: named(
      z.strictObject({
        products: text("Words for a product.", "product tool software"),
        papers: text("Words for a paper.", "paper publication article study"),
        people: text("Words for an author.", "author researcher person"),
        news: text("Words for an item of news.", "news announcement"),
        jobs: text("Words for an open position.", "job position career vacancy apply"),
      }),
      "SearchKinds",
      "Words that people use for a kind of page, whether they're on it or not.",
    ),
    terms: listOf(
      searchTermSchema,
      "The terms; of words that several share, the first is offered first.",
    ),
  }),
  "SearchSettings",
  "How the search reads what is typed.",
);
