import { text } from "../fields";
import { listOf, objectOf } from "../shared";

const translationSchema = objectOf("SearchTranslation", "Words of one language for the term.", {
  language: text("The language by its English name.", "Italian"),
  words: listOf(
    text("A word, as people type it.", "ricerca semantica"),
    "Its words, all of which the source has.",
  ).min(1),
  source: text(
    "The address where they were checked.",
    "https://www.ibm.com/it-it/think/topics/semantic-search",
  ),
});

const searchTermSchema = objectOf(
  "SearchTerm",
  "A term of the field that is searched for by other words.",
  {
    term: text("The words that our pages use.", "semantic search"),
    synonyms: listOf(
      text("An English word or acronym.", "IR"),
      "Other English words for it that people search for.",
    ),
    translations: listOf(
      translationSchema,
      "The same in other languages; a language stands again for each further source.",
    ),
  },
);

/** Search settings: ignored terms, synonyms and translations. */
export const searchSchema = objectOf("SearchSettings", "How the search reads what is typed.", {
  ignored: listOf(
    text("A word in lower case.", "the"),
    "Words of a question that the search ignores.",
  ),
  terms: listOf(
    searchTermSchema,
    "The terms; of words that several share, the first is offered first.",
  ),
});
