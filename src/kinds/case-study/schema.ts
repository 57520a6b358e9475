import { z } from "zod";
import { caseStudyPath } from "../../routes/paths";
import { language } from "../example/schema";
import {
  consistency,
  derived,
  fieldRegistry,
  heading,
  html,
  image,
  link,
  reference,
  slugId,
  text,
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
  release,
  section,
} from "../shared";

const SLUG_LETTERS = "[a-z0-9-]+";

/** A preview has no `sections`; its page shows `task` in their place. */
export const caseStudySchema = objectOf("CaseStudy", "A case study.", {
  id: slugId(
    "The file's name and the last part of the page's address.",
    "revolutionizing-news-article-annotation",
  ),
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
  kicker: text("The product's name above the heading.", "LexTag", {
    label: "Line above the title",
  }),
  subtitle: text(
    "One or two sentences below the heading.",
    "Two annotators, one article, one set of tags.",
  ),
  relatedProducts: listOf(
    reference("product", "The id of a product.", "lextag"),
    "The products in this study.",
  ),
  coverURL: image(
    "The cover beside the heading, 1600×900.",
    "../images/case-newsroom.jpg",
  ).optional(),
  coverAlt: alt(),
  focalPoint: focalPoint(),
  backgroundGradient: namedGradient("wordatlas"),
  backgroundPosition: position(),
  preview: objectOf("CaseStudyPreview", "How lists and cards show the study.", {
    title: derived(
      heading("The card's heading.", "Revolutionizing news article annotation"),
      "the title of the page",
    ),
    content: html("The card's text."),
    cardImageURL: image("The card's picture, 1600×900 pixels. Default: a drawing.").optional(),
    focalPoint: focalPoint(),
    action: derived(action(), "“Read the case study”, which leads to the page"),
  }),
  note: text(
    "What kind of study it is, above the facts.",
    "This newsroom is illustrative: it stands for no customer.",
  ).optional(),
  facts: listOf(
    objectOf("Fact", "A fact beside the text.", {
      label: text("What the fact is about.", "Field"),
      value: text("The fact.", "News and publishing"),
      url: link("A page about it.").optional(),
    }),
    "Facts beside the text.",
  ).default([]),
  opening: html("The opening paragraphs.").optional(),
  wire: objectOf("HeadlineTimeline", "A figure: one event, many headlines.", {
    title: heading("The figure's heading.", "One event, eight headlines"),
    description: text(
      "What the figure shows, in one sentence.",
      "The archive keeps the event once, and eight ways to find it.",
    ),
    event: text("The event.", "earthquake"),
    gloss: text("The kind of event, and where.", "event, Italy"),
    headlines: listOf(
      objectOf("Headline", "One headline.", {
        time: text("The time of the headline.", "06:42").regex(
          /^([01]\d|2[0-3]):[0-5]\d$/,
          "write hours and minutes, such as 06:42",
        ),
        text: html(
          "The headline: the event in bold, the place in italics.",
          "<b>Terremoto</b> in <i>Italia</i>",
        ),
        lang: language(),
        language: text("The language's English name.", "Italian"),
        apart: text(
          "Why it's about something else; none if it's about the event.",
          "stays out: a political upheaval",
        ).optional(),
      }),
      "The same event in several languages.",
    ).min(1, "needs a headline at least; leave the wire out where there is none"),
  }).optional(),
  task: html(
    "The task in 150 to 250 words, without results, for a study without sections.",
  ).optional(),
  sections: listOf(
    section(),
    "The sections of the study; none if only the task is described.",
  ).default([]),
  closing: callToAction().optional(),
  metadata: metadata(),
}).superRefine(({ id, url }, context) => {
  const folder = url.slice(0, url.lastIndexOf("/") + 1);
  if (url === folder + id) return;
  const message = `must end in the id: write ${quote(folder + id)}`;
  context.addIssue({ code: "custom", path: ["url"], message, ...consistency });
});
