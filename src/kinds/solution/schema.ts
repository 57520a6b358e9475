import { z } from "zod";
import { exampleSchema, language } from "../example/schema";
import { formatAlternatives, quote } from "../../lib/messages";
import {
  anchor,
  consistency,
  fieldRegistry,
  heading,
  html,
  icon,
  image,
  inlineSvg,
  link,
  mark,
  reference,
  slugId,
  text,
  whole,
} from "../fields";
import { metadata } from "../metadata";
import {
  action,
  caseStudies,
  callToAction,
  listOf,
  namedGradient,
  objectOf,
  position,
  products,
  keywords,
  release,
  picture,
  objectsOf,
} from "../shared";

/** Maximum number of sections: letters from a to z number them. */
const SECTIONS_MAX = 26;

const gloss = objectOf(
  "SolutionGloss",
  "One sentence as each section's software analyses it, beside the page's heading.",
  {
    words: listOf(text("One or more words.", "Olivetti"), "The sentence, cut into columns.").min(2),
    rows: objectsOf("SolutionGlossRow", "A row for each section.", {
      anchor: anchor("The section’s anchor."),
      name: text("What the row shows, in plain words.", "what it names"),
      language: language(),
      cells: listOf(
        text("The analysis; · if there is none.", "organisation"),
        "One cell for each word, or one for all.",
      ),
    }).min(1),
  },
).superRefine(({ words, rows }, context) => {
  rows.forEach(({ cells }, index) => {
    if (cells.length === 1 || cells.length === words.length) return;
    const path = ["rows", index, "cells"];
    const message = `must have ${words.length} cells, one for each word, or one for all`;
    context.addIssue({ code: "custom", path, message });
  });
});

export const solutionSchema = objectOf("Solution", "A solution category.", {
  id: slugId("text-analytics"),
  ...release(),
  title: heading("The full name.", "Text analytics"),
  shortTitle: text("The short name, for the breadcrumb.", "Text analytics"),
  senseNumber: whole("The number of the solution, for order and colour.", 1, 99, 2),
  description: html("The solution in one to three sentences, for the home page and search."),
  menu: objectOf("SolutionMenu", "How the top bar shows the solution.", {
    description: text("One sentence for the menu.", "From raw text to entities and word senses."),
    links: objectsOf("MenuLink", "The links shown under the solution in the menu.", {
      url: link("The page.", "/solution/text-analytics"),
      text: text("The text of the link.", "Entity linking"),
      fragment: anchor("The section of that page.", "entity-linking"),
    }),
  }),
  keywords: keywords(),
  menuImageURL: inlineSvg("The one-colour mark shown in the menu."),
  imageURL: mark(
    "The coloured mark, for the home page and search.",
    "../images/marks/vera-circle.svg",
  ).optional(),
  products: products("The products of this solution, in order."),
  main: objectOf("SolutionMain", "The page itself.", {
    header: objectOf("SolutionHeader", "The top of the page.", {
      title: heading("The page's heading.", "Text analytics"),
      subtitle: text("One sentence below the heading.", "Structure hides in sentences."),
      description: html("A short paragraph, for readers who want more than the subtitle."),
      imageURL: image("The heading's picture, if there is no gloss.", [[1600, 900]]).optional(),
      backgroundURL: z
        .array(
          image(
            "A picture.",
            [
              [1920, 1080],
              [1080, 1080],
            ],
            "../images/case-newsroom.jpg",
          ),
        )
        .length(2, "must have exactly two pictures: wide first, square second")
        .register(fieldRegistry, {
          description:
            "Two pictures at the lower edge of the header, in the colours of the gradient: one for wide screens, then a square one for narrow ones.",
        })
        .optional(),
      gloss: gloss.optional(),
      backgroundGradient: namedGradient("text_analytics"),
      backgroundPosition: position(),
    }),
  }),
  content: objectsOf("AnchoredSection", "The sections of the page, in order.", {
    anchor: anchor("The name for links to this section."),
    title: heading("The section's heading.", "Entity linking"),
    description: html("The section's text."),
    ...picture("The section's picture, unless it has an example.", [1200, 800]),
    example: exampleSchema.optional(),
    doneBy: reference("product", "The product that does this task.", "extraggo").optional(),
  }).max(SECTIONS_MAX, `must not have more than ${SECTIONS_MAX} sections; join or remove some`),
  coreComponentsTitle: text("The section's heading.", "Core Components").default("Core Components"),
  coreComponents: objectsOf("CoreComponent", "The products that do the work.", {
    id: reference("product", "The id of the product behind the component.", "minerva"),
    title: heading("The component's name.", "Minerva"),
    description: html("One sentence."),
    takes: text("The input, in a few words.", "a question or a text"),
    gives: text("The output, in a few words.", "an answer"),
    imageURL: image("A picture in place of the product's mark.", [[1200, 800]]).optional(),
    action: action(),
  }).default([]),
  useCases: objectsOf("SolutionUseCase", "Where the solution is used.", {
    title: heading("A field of work.", "Healthcare"),
    description: text("What is done in that field.", "Answers from your own documents."),
    icon: icon("A Phosphor icon."),
    features: objectsOf("UseCaseFeature", "What is done in that field.", {
      icon: icon("A Phosphor icon."),
      name: text("What is done, in a few words.", "Answers with their sources"),
    }),
  }),
  caseStudies: caseStudies("Case studies to show, in order.").default([]),
  closing: callToAction().optional(),
  metadata: metadata(),
}).superRefine(({ main, content }, context) => {
  const anchors = content.map((section) => section.anchor);
  main.header.gloss?.rows.forEach((row, index) => {
    if (anchors.includes(row.anchor)) return;
    const path = ["main", "header", "gloss", "rows", index, "anchor"];
    const message = `no section has the anchor ${quote(row.anchor)}; write ${formatAlternatives(anchors.map(quote))}`;
    context.addIssue({ code: "custom", path, message, ...consistency });
  });
});
