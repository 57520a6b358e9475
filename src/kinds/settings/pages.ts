import { z } from "zod";
import { anchor, fieldRegistry, html, image, isoDate, link, reference, text } from "../fields";
import {
  action,
  alt,
  closing,
  focalPoint,
  gradient,
  listOf,
  named,
  position,
  SENSES,
  senseNumber,
} from "../shared";

const pageHeader = named(
  z.strictObject({
    title: text("The page's heading.", "About us"),
    description: html("One or two sentences below it.", "One sentence."),
    backgroundGradient: gradient(),
    backgroundPosition: position(),
  }),
  "PageHeader",
  "The top of the page.",
);

const titledHtml = (typeName: string, description: string) =>
  named(
    z.strictObject({
      title: text("The heading.", "Read in context"),
      description: html("The text."),
    }),
    typeName,
    description,
  );

/** The home page: its texts; solutions, products, papers, news and studies come from their records. */
export const homePageSchema = named(
  z.strictObject({
    hero: named(
      z.strictObject({
        title: text("The headline's first half.", "One word, many senses."),
        titleEmphasis: text("Its second half, in italics.", "We read them all."),
        lead: html("One sentence below it.", "We know which <i>spring</i> you mean."),
        primaryAction: action(),
        secondaryAction: action(),
        legend: text(
          "The words above the example sentences.",
          "Pick a sentence to choose the sense",
        ),
        graphLabel: text(
          "What the drawing shows, for those who cannot see it.",
          "The word spring joined by arcs to words for its four senses.",
        ),
        contexts: listOf(
          named(
            z.strictObject({
              sense: text("The sense, in a few words.", "season"),
              sentence: html("A sentence with the word in <b>.", "Trees flower in <b>spring</b>."),
            }),
            "HeroContext",
            "An example sentence for one sense.",
          ),
          "Four sentences, one for each sense.",
        ).length(SENSES, "needs four sentences, one for each sense"),
      }),
      "HomeHero",
      "The first screen.",
    ),
    lexicon: named(
      z.strictObject({
        headword: text("The headword of the dictionary entry.", "Polysema"),
        partOfSpeech: text("Its part of speech.", "noun"),
        pronunciation: text("Its pronunciation, IPA between slashes.", "/ˌpɒliˈsiːmə/"),
        description: text("One or two sentences below the heading.", "A short CV is enough."),
      }),
      "SolutionList",
      "The entry whose senses are the solutions.",
    ),
    gloss: named(
      z.strictObject({
        title: text("The heading.", "Read in context"),
        description: text(
          "One sentence below the heading.",
          "Releases, papers, prizes and people.",
        ),
        words: listOf(
          named(
            z.strictObject({
              text: text("A word, or several without a gloss.", "interest"),
              senseNumber: senseNumber(
                "The colour of the gloss: the number of a solution.",
                4,
              ).optional(),
              head: text("The sense chosen.", "cost of borrowing").optional(),
              note: html(
                "What it is not, or its name in other languages, each marked with its language.",
                "not curiosity, not a share",
              ).optional(),
            }),
            "AnnotatedWord",
            "A word of the sentence.",
          ),
          "The sentence, word by word.",
        ).min(1, "needs the words of a sentence"),
        action: action(),
      }),
      "HomeGloss",
      "The figure that reads a sentence in context.",
    ),
    products: named(
      z.strictObject({
        title: text("The heading.", "Read in context"),
        description: text(
          "One sentence below the heading.",
          "Releases, papers, prizes and people.",
        ),
      }),
      "HomeProducts",
      "The words above the products.",
    ),
    statement: named(
      z.strictObject({
        text: html("The statement, its figures in <b>."),
        backgroundURL: image("The picture for wide screens, 1920×1080."),
        focalPoint: focalPoint(),
        primaryAction: action(),
        secondaryAction: action(),
      }),
      "HomeStatement",
      "The statement across the page.",
    ),
    research: named(
      z.strictObject({
        title: text("The heading.", "Read in context"),
        description: text("One or two sentences below the heading.", "A short CV is enough."),
        publications: listOf(
          reference(
            "publication",
            "The prettyURL of a paper: the name of its file.",
            "nounatlas-filling-the-gap-in-nominal-semantic-role-labeling",
          ),
          "The papers to show.",
        ),
      }),
      "HomeResearch",
      "The papers on the home page.",
    ),
    newsTitle: text("The heading above the news.", "News"),
    caseStudies: named(
      z.strictObject({
        title: text("The heading.", "Read in context"),
        caseStudies: listOf(
          reference(
            "case-study",
            "The id of a case study.",
            "revolutionizing-news-article-annotation",
          ),
          "The studies to show.",
        ),
      }),
      "HomeCaseStudies",
      "The studies on the home page.",
    ),
    closing: closing(),
  }),
  "HomePage",
  "The texts of the home page.",
);

/** About us, with the careers section. */
export const aboutPageSchema = named(
  z.strictObject({
    header: pageHeader,
    why: titledHtml("AboutWhy", "Why the company exists."),
    how: named(
      z.strictObject({
        title: text("The heading.", "Read in context"),
        imageURL: image("Its picture, 1200×800."),
        imageAlt: alt(),
        focalPoint: focalPoint(),
        items: listOf(titledHtml("AboutItem", "A habit."), "The company's habits.").min(
          1,
          "needs a habit at least",
        ),
      }),
      "AboutHow",
      "How the company works.",
    ),
    careers: named(
      z.strictObject({
        title: text("The heading.", "Read in context"),
        description: html("A few sentences below it."),
      }),
      "AboutCareers",
      "The words above the jobs.",
    ),
    closing: closing(),
  }),
  "AboutPage",
  "The texts of About us.",
);

/** Contacts. */
export const contactsPageSchema = named(
  z.strictObject({
    title: text("The heading.", "Read in context"),
    lead: text("One or two sentences below the heading.", "A short CV is enough."),
  }),
  "ContactsPage",
  "The texts of Contacts.",
);

/** The catalogue of papers. `catalogueNote` says that the papers are their authors' work. */
export const researchPageSchema = named(
  z.strictObject({
    header: pageHeader,
    catalogueNote: html("Whose work the papers are, where the facts come from."),
    abstractNote: text(
      "The note below each summary: the words are ours.",
      "In our own words. The authors’ abstract is with the paper.",
    ),
    closing: closing(),
  }),
  "ResearchPage",
  "The texts of Research.",
);

/** The news list. */
export const newsPageSchema = named(
  z.strictObject({
    title: text("The heading.", "Read in context"),
    lead: text("One sentence below the heading.", "Releases, papers, prizes and people."),
  }),
  "NewsPage",
  "The texts of the news list.",
);

/** The application page. */
export const applyPageSchema = named(
  z.strictObject({
    title: text("The heading.", "Read in context"),
    lead: text("One or two sentences below the heading.", "A short CV is enough."),
    answer: text("When an answer comes.", "As soon as possible, also when it is no"),
  }),
  "ApplyPage",
  "The texts of the application page, `/job/{prettyURL}/apply`.",
);

/** The page that an unsubscribe link opens. */
export const unsubscribePageSchema = named(
  z.strictObject({
    title: text("The heading.", "Read in context"),
    lead: text("One or two sentences below the heading.", "A short CV is enough."),
  }),
  "UnsubscribePage",
  "The texts of the unsubscribe page.",
);

/** A legal text: sections in order, each with its own fragment. */
export const legalPageSchema = named(
  z.strictObject({
    id: z.enum(["terms", "cookies"]).register(fieldRegistry, { description: "Which text it is." }),
    header: pageHeader,
    revised: isoDate("The day of the last revision."),
    sections: listOf(
      named(
        z.strictObject({
          anchor: anchor("The fragment by which it is addressed.", "your-rights"),
          title: text("The heading.", "Read in context"),
          description: html("The text."),
          insert: z
            .enum(["contact-email", "cookie-choice", "storage-table"])
            .register(fieldRegistry, {
              description:
                "Something that the page adds below the text: contact-email, cookie-choice or storage-table.",
            })
            .optional(),
        }),
        "LegalSection",
        "A section of the text.",
      ),
      "The sections in order.",
    ),
  }),
  "LegalPage",
  "A legal text.",
);

/** Words on the page for unknown addresses beyond the specification's own (NF). */
export const notFoundPageSchema = named(
  z.strictObject({
    suggestionsTitle: text("The heading above the nearest pages.", "Did you mean"),
    link: link("The way home.", "/"),
  }),
  "NotFoundPage",
  "The texts of the page for unknown addresses.",
);
