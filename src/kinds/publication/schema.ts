import { z } from "zod";
import { toDoiUrl, formatPageRange } from "../../lib/citation/citedPaper";
import { quote } from "../../lib/messages";
import { isDatabase } from "../../lib/addressSlips";
import {
  epochMs,
  fieldRegistry,
  flag,
  html,
  oneOf,
  orPlaceholder,
  slugId,
  text,
  warnAbove,
  whole,
  withMeta,
  consistency,
} from "../fields";
import { listOf, objectOf, products, release } from "../shared";
import { checkPages, checkKnown, checkPublic, warnOfName, warnOfPages } from "./rules";

/** Allowed years. A mistyped year would stretch the time axis over centuries. */
export const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

/** Maximum length of a name in characters; Gatsby cuts path segments longer than 255 bytes. */
const LONGEST_NAME = 120;

/** Characters that every BibTeX program accepts in a citation key. */
export const BIBKEY_PATTERN = /^[A-Za-z0-9:_\-./+]+$/;

/** Paper of the catalogue. The abstract is our own summary, never the paper's text. */
export const publicationSchema = objectOf("Publication", "A paper of the research catalogue.", {
  prettyURL: slugId("zero-shot-entity-linking-by-reading-entity-descriptions"),
  ...release(),
  entryType: oneOf(["inproceedings", "article"], "Proceedings or a journal.", "inproceedings"),
  authors: listOf(
    objectOf("PublicationAuthor", "An author.", {
      name: text("As printed, first name first.", "Ada Lovelace", { warn: warnOfName }).max(
        LONGEST_NAME,
        `must not have more than ${LONGEST_NAME} characters; write one person's name, each author as a separate item`,
      ),
      family: text("A family name of several words without a particle.", "Huguet Cabot").optional(),
      isOrganization: flag("An organisation: citations keep its name whole.").optional(),
    }).refine(({ name, family }) => family === undefined || name.includes(` ${family}`), {
      path: ["family"],
      error: "must be a part of the name, after the given names",
    }),
    "The authors, in the paper's order.",
  ).min(1, "needs at least one author"),
  paper: objectOf("Paper", "The paper itself.", {
    title: text("The title as printed.", "Zero-Shot Entity Linking"),
    url: orPlaceholder(
      z
        .url({ protocol: /^https$/, error: "write the full address, starting with https://" })
        .register(fieldRegistry, {
          description: "The paper's own page.",
          label: "Link",
          example: "https://aclanthology.org/2024.acl-long.1/",
          field: { role: "link" },
        }),
    ),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/(?:(?!<\/?a\b)[^\s"])+$/, "write the DOI itself, starting with 10.")
      .register(fieldRegistry, {
        description: "The DOI without https://doi.org/.",
        label: "DOI",
        example: "10.18653/v1/2024.acl-long.1",
      })
      .optional(),
  }).superRefine(({ doi, url }, context) => {
    if (doi === undefined || !URL.canParse(url) || !isDatabase(new URL(url))) return;
    const message = `${quote(url)} is a page of a database or library; write ${toDoiUrl(doi)}`;
    context.addIssue({ code: "custom", path: ["url"], message, ...consistency });
  }),
  venueId: orPlaceholder(slugId("emnlp", "The venue's short name, for grouping.")),
  conference: text("The conference and year, or the journal and issue.", "EMNLP 2025"),
  booktitle: text("The full title.", "Proceedings of the Meeting", {
    label: "Proceedings",
  }),
  journal: objectOf("Journal", "For articles in journals.", {
    name: text("The journal's name.", "Computational Linguistics"),
    volume: text("The volume.", "47").check(checkKnown),
    issue: text("The issue.", "2").check(checkKnown).optional(),
  }).optional(),
  publicationYear: whole("The year.", FIRST_YEAR, LAST_YEAR, 2025),
  publicationMonth: orPlaceholder(whole("The month, 1 to 12.", 1, 12, 7), { graphql: "Int" }),
  address: text("The place of the conference or publisher.", "Bangkok, Thailand"),
  publisher: text("The publisher.", "Association for Computational Linguistics"),
  pages: text("The page range, with an en dash.", "34417–34438", { warn: warnOfPages })
    .refine((pages) => pages === formatPageRange(pages), {
      error: ({ input }) => `write "${formatPageRange(String(input))}"`,
    })
    .check(checkPages)
    .optional(),
  award: text("The award, exactly as the conference names it.", "Outstanding Paper").optional(),
  categories: listOf(text("A label.", "Dataset"), "At most three: topics and kind of work.")
    .max(3, "must not have more than three topics")
    .superRefine((labels, context) => {
      const known = labels.map((label) => label.toLowerCase());
      labels.forEach((label, index) => {
        if (known.indexOf(label.toLowerCase()) === index) return;
        const message = `${quote(label)} is listed twice; remove one`;
        context.addIssue({ code: "custom", path: [index], message, ...consistency });
      });
    })
    .default([]),
  bibkey: text("For citations.", "ghonim-etal-2025-concept", {
    label: "Citation key",
  }).regex(
    BIBKEY_PATTERN,
    "write a key of letters without accents, digits and : _ - . / + only, such as ghonim-etal-2025-concept",
  ),
  note: text(
    "What the paper does, in a sentence of our own, for the research page.",
    "CNER joins two tasks.",
  )
    .check(checkPublic)
    .optional(),
  full: objectOf("PublicationFull", "Text of the paper's own page.", {
    abstract: withMeta(html("Two to four sentences of our own."), { warn: warnAbove(1000) }),
    lastUpdate: epochMs("The day of the last change."),
  }),
  citation: objectOf("PublicationCitation", "An addition to the citation.", {
    extra: text("A note for the citation.", "Outstanding Paper").check(checkPublic).optional(),
  }).optional(),
  products: products("Products that do the same task.").default([]),
}).refine(({ entryType, journal }) => entryType !== "article" || journal !== undefined, {
  path: ["entryType"],
  error:
    'an article needs its journal: add the field "journal" with name and volume, or write "inproceedings"',
});
export type Publication = z.infer<typeof publicationSchema>;
