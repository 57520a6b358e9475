import { quote } from "../../lib/messages";
import {
  anchor,
  choice,
  heading,
  html,
  isoDate,
  link,
  oneOf,
  reference,
  text,
  whole,
  withMeta,
  consistency,
} from "../fields";
import { metadata } from "../metadata";
import {
  action,
  caseStudies,
  callToAction,
  gradient,
  listOf,
  named,
  objectOf,
  position,
  objectsOf,
} from "../shared";
import { language } from "../example/schema";

const pageHeader = objectOf("PageHeader", "The top of the page.", {
  title: heading("The page's heading.", "About us"),
  description: html("One or two sentences below the heading.", "One sentence."),
  backgroundGradient: gradient(),
  backgroundPosition: position(),
});

const titledHtml = (typeName: string, description: string) =>
  objectOf(typeName, description, {
    title: heading("The heading.", "Read in context"),
    description: html("The text."),
  });

const foreignText = objectOf("ForeignText", "A text in a language.", {
  text: text("The text.", "in bocca al lupo"),
  language: language(),
  note: text("What the text is.", "word for word").optional(),
});

const senseInContext = objectOf("SenseInContext", "An example sentence for one sense.", {
  sense: text("The sense, in a few words.", "season"),
  sentence: html("A sentence with the word in bold.", "Trees flower in <b>spring</b>."),
});

const GRAPH_SENSES = 4;

export const homePageSchema = objectOf("HomePage", "The texts of the home page.", {
  hero: objectOf("HomeHero", "The first screen.", {
    title: heading("The headline's first half.", "One word, many senses."),
    titleEmphasis: text("The headline's second half, in italics.", "We find the right one."),
    lead: html("One sentence below the headline.", "We know which <i>spring</i> you mean."),
    primaryAction: action(),
    secondaryAction: action(),
    headword: text("The word whose senses the drawing shows.", "spring"),
    partOfSpeech: text("The word's part of speech.", "noun, verb"),
    legend: text("The text above the example sentences.", "Pick a sentence to choose the sense"),
    graphLabel: text("What the drawing shows.", "The word spring, joined to its four senses."),
    contexts: listOf(senseInContext, "Four sentences, one for each sense.").length(
      GRAPH_SENSES,
      "needs four sentences, one for each sense",
    ),
  }),
  lexicon: objectOf("SolutionList", "The list of solutions, shown as a dictionary entry.", {
    headword: text("The headword of the dictionary entry.", "Polysema"),
    partOfSpeech: text("The headword's part of speech.", "noun"),
    pronunciation: text("The pronunciation, IPA between slashes.", "/ˌpɒliˈsiːmə/"),
    description: text(
      "One or two sentences below the heading.",
      "Our four solutions, with an example of each.",
    ),
  }),
  senses: objectsOf("HomeSense", "The solutions, each with a figure above its description.", {
    solution: reference("solution", "The id of a solution.", "semantic-search"),
    given: listOf(foreignText, "The input.").min(1, "needs at least one line"),
    meaning: foreignText.optional(),
    read: listOf(foreignText, "What the software finds.").min(1, "needs at least one line"),
  }),
  finder: objectOf("HomeFinder", "The questions that lead to the products.", {
    title: heading("The heading.", "Which one do I need?"),
    description: text("One sentence below the heading.", "Start with what’s on your desk."),
    questions: objectsOf("FinderQuestion", "The questions.", {
      title: heading("What the visitor has.", "I have text"),
      question: text("The question that follows.", "What do you want out of it?"),
      answers: objectsOf("FinderAnswer", "The answers.", {
        text: text("An answer.", "How people feel, and about what"),
        product: reference("product", "The product that the answer leads to.", "vera"),
      }).min(1, "needs at least one answer"),
    }),
    more: text("A link for visitors who found no answer.", "None of these, or all of them?"),
    action: action(),
  }),
  languages: objectOf(
    "HomeLanguages",
    "The numbers of languages, shown as areas; About us shows them too.",
    {
      title: heading("The heading.", "How many languages? Three answers"),
      description: text("One or two sentences below the numbers.", "The tasks differ."),
      counts: objectsOf("LanguageCount", "The numbers, largest first.", {
        says: text("A claim of `data/site/claims.json` with a number.", "60 languages"),
        label: text("What the number is about.", "in the language detector"),
        product: reference("product", "The product that the number is about.", "wordatlas"),
      }).min(1, "needs at least one number"),
    },
  ),
  research: objectOf("HomeResearch", "The text above the papers.", {
    title: heading("The text after the number of papers.", "papers on meaning"),
    description: text("One or two sentences beside the heading.", "Gold beads mark an award."),
  }),
  newsTitle: text("The heading above the news.", "News"),
  caseStudies: objectOf("HomeCaseStudies", "The studies on the home page.", {
    title: heading("The heading.", "Case studies"),
    caseStudies: caseStudies("The studies to show."),
  }),
  closing: callToAction(),
  metadata: metadata(),
});

const LINE_SENSES = 6;

export const aboutPageSchema = objectOf("AboutPage", "The texts of About us.", {
  header: named(
    pageHeader.omit({ backgroundPosition: true }),
    "AboutHeader",
    "The top of the page.",
  ),
  why: objectOf("AboutWhy", "Why the company exists.", {
    title: heading("The heading beside the story.", "It starts with a line"),
    description: html("The story of one word."),
    senses: listOf(
      senseInContext,
      "Row of text, queue, route, telephone, boundary, for fishing: the drawings are in this order.",
    ).length(LINE_SENSES, "needs a sense for each of the six drawings"),
    source: text("The source of the story.", "Leacock, Towell and Voorhees, 1993."),
  }),
  how: objectOf("AboutHow", "What the company believes.", {
    title: heading("The heading's first half.", "What we believe"),
    titleEmphasis: text("The heading's second half, in italics.", "and what it means"),
    items: listOf(titledHtml("AboutItem", "A belief."), "The beliefs.").min(
      1,
      "needs at least one belief",
    ),
  }),
  timeline: withMeta(
    choice("kind of news", "The kind of news that the timeline lists.", "product upgrade"),
    { graphql: '[Article!]! @link(by: "type")' },
  ),
  words: objectOf("AboutWords", "How languages say one word.", {
    title: heading("The heading.", "“Word” in twelve languages"),
    description: text("One sentence beside the heading.", "Many of these words mean more."),
    items: listOf(foreignText, "The word in each language.").min(1, "needs at least one word"),
  }),
  careers: titledHtml("AboutCareers", "The text above the jobs."),
  closing: callToAction(),
  metadata: metadata(),
});

export const contactsPageSchema = objectOf("ContactsPage", "The texts of Contacts.", {
  title: heading("The heading.", "Contact us"),
  lead: text(
    "One or two sentences below the heading.",
    "Write to us about a product, research or the press.",
  ),
  metadata: metadata(),
});

export const researchPageSchema = objectOf("ResearchPage", "The texts of Research.", {
  header: pageHeader,
  catalogueNote: html("Who wrote the papers, and where the facts come from."),
  abstractNote: text("The note below each summary.", "In our own words."),
  closing: callToAction(),
  metadata: metadata(),
});

export const newsPageSchema = objectOf(
  "NewsPage",
  "The texts of the news list, and the kinds of news.",
  {
    title: heading("The heading.", "News"),
    lead: text("One sentence below the heading.", "Releases, papers, prizes and people."),
    types: objectsOf("NewsType", "The kinds of news, in the order of the list.", {
      name: text("The name that articles choose as their type.", "press release"),
      gradient: whole("The gradient of the social networks' picture.", 1, 7, 7),
    }).min(1, "needs at least one kind of news"),
    metadata: metadata(),
  },
);

export const applyPageSchema = objectOf(
  "ApplyPage",
  "The texts of the application page, `/job/{prettyURL}/apply`.",
  {
    title: heading("The heading.", "Apply"),
    lead: text("One or two sentences below the heading.", "A short CV is enough."),
    answer: text("When applicants get an answer.", "As soon as we can, even if it’s a no"),
  },
);

export const unsubscribePageSchema = objectOf(
  "UnsubscribePage",
  "The texts of the unsubscribe page.",
  {
    title: heading("The heading.", "Unsubscribe"),
    lead: text(
      "One or two sentences below the heading.",
      "Enter your email address, and we send you a link.",
    ),
    confirmLead: text(
      "One or two sentences in place of the lead on the page that the e-mail links to.",
      "You leave the list once you press the button.",
    ),
    metadata: metadata(),
    confirmMetadata: metadata("Metadata of the page that the e-mail links to.", "Confirm metadata"),
  },
);

/** Inserts of each text page, by page id. */
const INSERTS: Readonly<Record<string, readonly string[]>> = {
  terms: ["contact-email"],
  cookies: ["cookie-choice", "storage-table"],
  try: [],
};

/** Inserts that a legal text refers to, by page id. */
const PROMISED_INSERTS: Readonly<Record<string, string | undefined>> = {
  terms: "contact-email",
  cookies: "storage-table",
};

/** A text page, such as a legal notice; each section has its own fragment. */
export const textPageSchema = objectOf("TextPage", "A page of text.", {
  id: oneOf(["terms", "cookies", "try"], "Which text it is."),
  header: pageHeader,
  revised: isoDate("The day of the last revision."),
  sections: objectsOf("TextPageSection", "The sections in order.", {
    anchor: anchor("The name for links to this section.", "your-rights"),
    title: heading("The heading.", "Your rights"),
    description: html("The text."),
    insert: oneOf(
      ["contact-email", "cookie-choice", "storage-table"],
      "A part that the page adds below the text.",
    ).optional(),
  }),
  metadata: metadata(),
}).superRefine(({ id, sections }, context) => {
  for (const [index, { insert }] of sections.entries()) {
    if (insert === undefined || INSERTS[id]?.includes(insert)) continue;
    const message = `the page ${quote(id)} has no ${quote(insert)}; delete this line`;
    context.addIssue({
      code: "custom",
      path: ["sections", index, "insert"],
      message,
      ...consistency,
    });
  }
  const promised = PROMISED_INSERTS[id];
  if (promised === undefined || sections.some(({ insert }) => insert === promised)) return;
  const message = `no section has "insert": ${quote(promised)}, which the page promises; add it to one`;
  context.addIssue({ code: "custom", path: ["sections"], message, ...consistency });
});

/** Texts of the not-found page that the specification (NF) doesn't fix. */
export const notFoundPageSchema = objectOf(
  "NotFoundPage",
  "The texts of the page for unknown addresses.",
  {
    suggestionsTitle: text("The heading above the nearest pages.", "Did you mean"),
    link: link("The page that the button opens.", "/"),
    metadata: metadata(),
  },
);
