import { z } from "zod";
import { NO_ACTION } from "../../src/kinds/article/noAction";
import { describedSchema, type FieldMeta, type RecordKind } from "../../src/kinds/fields";
import { STILL_TO_BE_WRITTEN } from "../../src/kinds/publication/schema";
import { isObject } from "../../src/lib/isObject";
import { slugify } from "../../src/lib/slugify";
import { formatList } from "../../src/lib/text";
import { articlePath, caseStudyPath, productPath, solutionPath } from "../../src/routes/paths";
import { getShape } from "../check/walkFields";
import { asClause } from "../check/words";
import { citationKey } from "../import/citationKey";
import { recordKinds } from "../recordKinds";
import type { Gradient } from "./placeholders";
import type { Answers } from "./questions";

/** What the other records say that a new one has to fit to. */
export interface Surroundings {
  /** The titles of the products by their ids. */
  productTitles: ReadonlyMap<string, string>;
  /** The first free place in the menu of products. */
  topbarIndex: number;
  /** The first free number of a sense; nothing where every sense has its solution. */
  senseNumber: number | undefined;
}

const unwritten = (what: string) => `${STILL_TO_BE_WRITTEN} ${what}`;
const picture = (name: string) => `../images/${name}.jpg`;
const mark = (slug: string, variant: "circle" | "topbar") =>
  `../images/marks/${slug}-${variant}.svg`;

/** What a draft of a kind says from the start, each value where the record has it. */
function startOf(
  kind: RecordKind,
  answers: Answers,
  { gradient, position }: Gradient,
  { productTitles, topbarIndex, senseNumber }: Surroundings,
  nowMs: number,
): object {
  const { title = "", slug = "", date = "", product = "" } = answers;
  const background = {
    backgroundGradient: `gradient_${String(gradient)}`,
    backgroundPosition: `bg_position_${String(position)}`,
  };
  switch (kind) {
    case "article": {
      const imageURL = picture(`article-${slug}`);
      return {
        type: answers.type,
        preview: { title, imageURL, action: { text: "Find out more", url: articlePath(slug) } },
        full: {
          title,
          content: [`<p>${unwritten("the text, paragraph by paragraph.")}</p>`],
          imageURL,
          action: { text: NO_ACTION, url: "/" },
        },
        datePublished: date,
        lastUpdate: Math.max(nowMs, Date.parse(date)),
        products: [],
        publications: [],
      };
    }
    case "product":
      return {
        title,
        topbarIndex,
        logos: { circle: mark(slug, "circle"), topbar: mark(slug, "topbar") },
        preview: {
          title,
          cardImageURL: picture(`product-${slug}`),
          action: { text: "Discover more", url: productPath(slug) },
        },
        header: {
          imageURL: picture(`header-${slug}-square`),
          backgroundURL: picture(`header-${slug}`),
          ...background,
          action: { text: "Contact us", url: "/contacts" },
        },
        content: [{}],
        useCases: [],
        modules: [],
      };
    case "solution":
      return {
        title,
        shortTitle: title,
        senseNumber,
        menu: { links: [{ url: solutionPath(slug), fragment: "overview" }] },
        keywords: [],
        menuImageURL: mark(slug, "topbar"),
        imageURL: mark(slug, "circle"),
        main: {
          header: {
            title,
            imageURL: mark(slug, "circle"),
            backgroundURL: [picture(`header-${slug}`), picture(`header-${slug}-square`)],
            ...background,
          },
        },
        content: [{ anchor: "overview", imageURL: picture(`${slug}-overview`) }],
        useCases: [],
      };
    case "case-study": {
      const url = caseStudyPath(product, slug);
      const productTitle = productTitles.get(product) ?? product;
      return {
        url,
        title,
        kicker: productTitle,
        relatedProducts: [product],
        coverURL: picture(`case-${slug}`),
        ...background,
        preview: {
          title,
          cardImageURL: picture(`case-${slug}`),
          action: { text: "Read the case study", url },
        },
        facts: [
          { label: "Field", value: unwritten("the field of work.") },
          { label: "Product", value: productTitle, url: productPath(product) },
        ],
      };
    }
    case "job":
      return {
        title,
        category: answers.category,
        active: true,
        place: answers.place,
        employmentType: "FULL_TIME",
        datePosted: date,
      };
    case "publication": {
      const { url, conference = "", year = "", month = "", authors = "" } = answers;
      const names = authors.split(";").flatMap((name) => name.trim() || []);
      return {
        entryType: "inproceedings",
        authors: names.map((name) => ({ name })),
        paper: { title, url },
        venueId: slugify(conference.replace(/\d+/g, "")),
        conference,
        publicationYear: Number(year),
        publicationMonth: Number(month),
        bibkey: citationKey(names, year, title),
        full: {
          abstract: unwritten(
            `two to four sentences in our own words on what ${formatList(names)} show in this paper.`,
          ),
          lastUpdate: nowMs,
        },
      };
    }
  }
}

const note = (meta: FieldMeta | undefined) => unwritten(`${asClause(meta?.description ?? "")}.`);

/** A value with a note, in the words of its description, in each field that it needs and does not have. */
function completed(schema: z.core.$ZodType, value: unknown): unknown {
  const { schema: inner, meta } = describedSchema(schema);
  if (inner instanceof z.ZodObject && (value === undefined || isObject(value))) {
    return Object.fromEntries(
      Object.entries(getShape(inner)).flatMap(([name, field]) => {
        const known = value?.[name];
        const isLeftOut = known === undefined && z.safeParse(field, undefined).success;
        return isLeftOut ? [] : [[name, completed(field, known)]];
      }),
    );
  }
  if (inner instanceof z.ZodArray) {
    if (Array.isArray(value)) return value.map((item) => completed(inner.element, item));
    const role = describedSchema(inner.element).meta?.field?.role;
    return role === "text" || role === "html" ? [note(meta)] : [];
  }
  if (value !== undefined) return value;
  if (inner instanceof z.ZodBoolean) return false;
  return meta?.field?.role === "html" ? `<p>${note(meta)}</p>` : note(meta);
}

/**
 * A record of a kind as it begins: a draft, with what was answered in its places and a note in each
 * other field that it needs.
 *
 * @param nowMs the moment of writing, in epoch milliseconds
 */
export function draftRecord(
  kind: RecordKind,
  answers: Answers,
  gradient: Gradient,
  around: Surroundings,
  nowMs: number,
): object {
  const { idField, schema } = recordKinds[kind];
  const id = { [idField]: answers.slug };
  const start = { ...id, ...startOf(kind, answers, gradient, around, nowMs) };
  const record = completed(schema, start);
  return { ...id, draft: true, ...(isObject(record) ? record : {}) };
}
