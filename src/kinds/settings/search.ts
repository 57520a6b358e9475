import { text } from "../fields";
import { listOf, objectOf } from "../shared";

const searchWordSchema = objectOf("SearchWord", "A word that is read as the term.", {
  word: text("Another word for it, as people type it.", "ricerca semantica"),
  language: text("Its language by its English name; English for an acronym.", "Italian"),
});

const searchTermSchema = objectOf(
  "SearchTerm",
  "A term of the field that is searched for by other words.",
  {
    term: text("The words that our pages use.", "semantic search"),
    words: listOf(searchWordSchema, "Other words for it that people search for.").min(1),
    sources: listOf(
      text("An address.", "https://www.ibm.com/it-it/think/topics/semantic-search"),
      "Where the words of other languages were checked; for an English acronym none is needed.",
    ),
  },
);

/** What the search knows beside the pages. */
export const searchSchema = objectOf("SearchSettings", "How the search reads what is typed.", {
  ignored: listOf(
    text("A word in lower case.", "the"),
    "Words of a question that say nothing of a page.",
  ),
  kinds: objectOf(
    "SearchKinds",
    "Words that people use for a kind of page, whether they're on it or not.",
    {
      products: text("Words for a product.", "product tool software"),
      papers: text("Words for a paper.", "paper publication article study"),
      people: text("Words for an author.", "author researcher person"),
      news: text("Words for an item of news.", "news announcement"),
      jobs: text("Words for an open position.", "job position career vacancy apply"),
    },
  ),
  terms: listOf(
    searchTermSchema,
    "The terms; of words that several share, the first is offered first.",
  ),
});
