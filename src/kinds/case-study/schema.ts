import { z } from "zod";
import { caseStudyPath } from "../../routes/paths";
import { language } from "../example/schema";
import {
  derived,
  fieldRegistry,
  heading,
  html,
  image,
  link,
  slugId,
  text,
  consistency,
} from "../fields";
import { quote } from "../../lib/messages";
import { metadata } from "../metadata";
import {
  action,
  alt,
  callToAction,
  focalPoint,
  listOf,
  namedGradient,
  objectOf,
  position,
  section,
  products,
  release,
  objectsOf,
} from "../shared";

const SLUG_LETTERS = "[a-z0-9-]+";

/** A case study without `opening` shows `task` in its place. */
export const caseStudySchema = objectOf("CaseStudy", "A case study.", {
  id: slugId("revolutionizing-news-article-annotation"),
  ...release(),
  url: z
    .string()
    .regex(
      new RegExp(`^${caseStudyPath(SLUG_LETTERS, SLUG_LETTERS)}$`),
      `write ${caseStudyPath("{product}", "{id}")}`,
    )
    .register(fieldRegistry, {
      description: "The page's address: the product and the last part.",
      label: "Link",
      example: caseStudyPath("lextag", "revolutionizing-news-article-annotation"),
    }),
  title: heading("The page's heading.", "Revolutionizing news article annotation"),
  kicker: text("The product's name, above the heading.", "LexTag", { label: "Above the title" }),
  subtitle: text("One or two sentences below the heading.", "Two annotators, one set of tags."),
  relatedProducts: products("The products in this study."),
  coverURL: image("The cover beside the heading.", [[1600, 900]]).optional(),
  coverAlt: alt(),
  focalPoint: focalPoint(),
  backgroundGradient: namedGradient("wordatlas"),
  backgroundPosition: position(),
  preview: objectOf("CaseStudyPreview", "How lists and cards show the study.", {
    title: derived(
      heading("The card's heading.", "News article annotation"),
      "the title of the page",
    ),
    content: html("The card's text."),
    cardImageURL: image("The card's picture. Default: a drawing.", [[1600, 900]]).optional(),
    focalPoint: focalPoint(),
    action: derived(action(), "“Read the case study”, which leads to the page"),
  }),
  note: text("The kind of study.", "Illustrative: it describes no customer.").optional(),
  facts: objectsOf("Fact", "Facts beside the text.", {
    label: text("What the fact is about.", "Field"),
    value: text("The fact.", "News and publishing"),
    url: link("A page about it.").optional(),
  }).default([]),
  opening: html("The opening paragraphs.").optional(),
  wire: objectOf("HeadlineTimeline", "A figure: one event, many headlines.", {
    title: heading("The figure's heading.", "One event, eight headlines"),
    description: text("What the figure shows, in one sentence.", "One event, eight ways to it."),
    event: text("The event.", "earthquake"),
    gloss: text("The kind of event, and where.", "event, Italy"),
    headlines: objectsOf("Headline", "The same event in several languages.", {
      time: text("The time of the headline.", "06:42").regex(
        /^([01]\d|2[0-3]):[0-5]\d$/,
        "write hours and minutes, such as 06:42",
      ),
      text: html("The event in bold, the place in italics.", "<b>Terremoto</b> in <i>Italia</i>"),
      lang: language(),
      language: text("The language's English name.", "Italian"),
      apart: text("Why the headline is off topic, if it is.", "stays out: an upheaval").optional(),
    }).min(1, 'needs at least one headline; leave out "wire" if there is none'),
  }).optional(),
  task: html("The task in 150 to 250 words, without results. An opening replaces it.").optional(),
  sections: listOf(section(), "The sections; none if only the task is described.").default([]),
  closing: callToAction().optional(),
  metadata: metadata(),
}).superRefine(({ id, url }, context) => {
  const folder = url.slice(0, url.lastIndexOf("/") + 1);
  if (url === folder + id) return;
  const message = `must end in the id: write ${quote(folder + id)}`;
  context.addIssue({ code: "custom", path: ["url"], message, ...consistency });
});
