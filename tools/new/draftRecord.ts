import { NO_ACTION } from "../../src/kinds/article/noAction";
import { STILL_TO_BE_WRITTEN } from "../../src/kinds/publication/schema";
import type { RecordKind } from "../../src/kinds/fields";
import { formatList } from "../../src/lib/text";
import { slugify } from "../../src/lib/slugify";
import {
  applyPath,
  articlePath,
  caseStudyPath,
  jobPath,
  productPath,
  publicationPath,
  solutionPath,
} from "../../src/routes/paths";
import { citationKey } from "../import/citationKey";
import type { Answers } from "./questions";
import type { PicturePlace, Gradient } from "./placeholderPictures";

/** What the other records say that a new one has to fit to. */
export interface Surroundings {
  /** The titles of the products by their ids. */
  productTitles: ReadonlyMap<string, string>;
  /** The first free place in the menu of products. */
  topbarIndex: number;
  /** The first free number of a sense; nothing where every sense has its solution. */
  senseNumber: number | undefined;
}

/** A record to be filled in, with what belongs to it. */
export interface DraftRecord {
  record: object;
  /** The page's address, first; an application page follows a job's. */
  pages: readonly string[];
  /** The Open Graph type of its metadata; none where the page describes itself. */
  socialType?: "article" | "website";
  pictures: readonly { place: PicturePlace; name: string }[];
  hasMark: boolean;
}

const unwritten = (what: string) => `${STILL_TO_BE_WRITTEN} ${what}`;
const unwrittenHtml = (what: string) => `<p>${unwritten(what)}</p>`;
const picture = (name: string) => `../images/${name}.jpg`;
const mark = (slug: string, variant: "circle" | "topbar") =>
  `../images/marks/${slug}-${variant}.svg`;

const gradientFields = ({ gradient, position }: Gradient) => ({
  backgroundGradient: `gradient_${String(gradient)}`,
  backgroundPosition: `bg_position_${String(position)}`,
});

function draftArticle(
  { title = "", slug = "", type, date = "" }: Answers,
  nowMs: number,
): DraftRecord {
  const page = articlePath(slug);
  const name = `article-${slug}`;
  return {
    record: {
      id: slug,
      draft: true,
      type,
      preview: {
        title,
        content: unwrittenHtml("one or two sentences for the card."),
        imageURL: picture(name),
        action: { text: "Find out more", url: page },
      },
      full: {
        title,
        shortContent: unwritten("one or two sentences below the heading."),
        content: [unwrittenHtml("the text, paragraph by paragraph.")],
        imageURL: picture(name),
        action: { text: NO_ACTION, url: "/" },
      },
      datePublished: date,
      lastUpdate: Math.max(nowMs, Date.parse(date)),
      products: [],
      publications: [],
    },
    pages: [page],
    socialType: "article",
    pictures: [{ place: "article", name }],
    hasMark: false,
  };
}

function draftProduct(
  { title = "", slug = "" }: Answers,
  gradient: Gradient,
  topbarIndex: number,
): DraftRecord {
  const page = productPath(slug);
  return {
    record: {
      id: slug,
      draft: true,
      registered: false,
      isReference: false,
      title,
      shortDescription: unwritten("one line for menus and lists."),
      topbarIndex,
      keywords: [],
      logos: { circle: mark(slug, "circle"), topbar: mark(slug, "topbar") },
      preview: {
        title,
        content: unwrittenHtml("one or two sentences for the card."),
        cardImageURL: picture(`product-${slug}`),
        action: { text: "Discover more", url: page, newTab: false },
      },
      header: {
        subtitle: unwritten("what the product is, in a few words."),
        content: unwrittenHtml("one or two sentences below the heading."),
        imageURL: picture(`header-${slug}-square`),
        backgroundURL: picture(`header-${slug}`),
        ...gradientFields(gradient),
        action: { text: "Contact us", url: "/contacts", newTab: false },
      },
      content: [
        {
          title: unwritten("the heading of the first section."),
          description: unwrittenHtml("a paragraph or two."),
        },
      ],
      related: [],
      useCases: [],
      modules: [],
    },
    pages: [page],
    socialType: "website",
    pictures: [
      { place: "product", name: `product-${slug}` },
      { place: "header", name: `header-${slug}` },
    ],
    hasMark: true,
  };
}

function draftSolution(
  { title = "", slug = "" }: Answers,
  gradient: Gradient,
  senseNumber: number | undefined,
): DraftRecord {
  const page = solutionPath(slug);
  return {
    record: {
      id: slug,
      draft: true,
      title,
      shortTitle: title,
      senseNumber,
      description: unwrittenHtml("what the solution is, in one or two sentences."),
      menu: {
        description: unwritten("one sentence for the menu."),
        links: [
          {
            url: page,
            text: unwritten("the first section, in two or three words."),
            fragment: "overview",
          },
        ],
      },
      keywords: [],
      menuImageURL: mark(slug, "topbar"),
      imageURL: mark(slug, "circle"),
      products: [],
      main: {
        header: {
          title,
          subtitle: unwritten("one sentence below the heading."),
          description: unwrittenHtml("a short paragraph."),
          imageURL: mark(slug, "circle"),
          backgroundURL: [picture(`header-${slug}`), picture(`header-${slug}-square`)],
          ...gradientFields(gradient),
        },
      },
      content: [
        {
          anchor: "overview",
          title: unwritten("the heading of the first section."),
          description: unwrittenHtml("a paragraph or two."),
          imageURL: picture(`${slug}-overview`),
        },
      ],
      useCases: [],
    },
    pages: [page],
    socialType: "website",
    pictures: [
      { place: "header", name: `header-${slug}` },
      { place: "product", name: `${slug}-overview` },
    ],
    hasMark: true,
  };
}

function draftCaseStudy(
  { title = "", slug = "", product = "" }: Answers,
  gradient: Gradient,
  productTitles: Surroundings["productTitles"],
): DraftRecord {
  const page = caseStudyPath(product, slug);
  const name = `case-${slug}`;
  const productTitle = productTitles.get(product) ?? product;
  return {
    record: {
      id: slug,
      draft: true,
      url: page,
      title,
      kicker: productTitle,
      subtitle: unwritten("one or two sentences below the heading."),
      relatedProducts: [product],
      coverURL: picture(name),
      ...gradientFields(gradient),
      preview: {
        title,
        content: unwrittenHtml("two or three sentences for the card."),
        cardImageURL: picture(name),
        action: { text: "Read the case study", url: page, newTab: false },
      },
      facts: [
        { label: "Field", value: unwritten("the field of work.") },
        { label: "Product", value: productTitle, url: productPath(product) },
      ],
    },
    pages: [page],
    socialType: "website",
    pictures: [{ place: "case", name }],
    hasMark: false,
  };
}

function draftJob({ title = "", slug = "", category, place, date = "" }: Answers): DraftRecord {
  return {
    record: {
      prettyURL: slug,
      draft: true,
      title,
      category,
      active: true,
      summary: unwritten("one or two sentences below the heading."),
      description: unwrittenHtml("what the work is about, one or two paragraphs."),
      responsibilities: [unwritten("what you will do, point by point.")],
      requirements: [unwritten("what you bring, point by point.")],
      offers: [unwritten("what we offer, point by point.")],
      place,
      isRemote: false,
      contract: unwritten("the contract in words."),
      employmentType: "FULL_TIME",
      datePosted: date,
    },
    pages: [jobPath(slug), applyPath(slug)],
    socialType: "website",
    pictures: [],
    hasMark: false,
  };
}

function draftPublication(answers: Answers, nowMs: number): DraftRecord {
  const {
    title = "",
    slug = "",
    authors = "",
    url,
    conference = "",
    year = "",
    month = "",
  } = answers;
  const names = authors
    .split(";")
    .map((name) => name.trim())
    .filter(Boolean);
  return {
    record: {
      prettyURL: slug,
      draft: true,
      entryType: "inproceedings",
      authors: names.map((name) => ({ name })),
      paper: { title, url },
      venueId: slugify(conference.replace(/\d+/g, "")),
      conference,
      booktitle: unwritten("the full title of the proceedings or the journal."),
      publicationYear: Number(year),
      publicationMonth: Number(month),
      address: unwritten("the place of the conference or publisher."),
      publisher: unwritten("the publisher."),
      categories: [],
      bibkey: citationKey(names, year, title),
      full: {
        abstract: unwritten(
          `two to four sentences in our own words on what ${formatList(names)} show in this paper.`,
        ),
        lastUpdate: nowMs,
      },
      products: [],
    },
    pages: [publicationPath(slug)],
    pictures: [],
    hasMark: false,
  };
}

/**
 * A record of a kind as it begins: a draft, with what was answered in its places and a note in
 * each of the others.
 *
 * @param nowMs the moment of writing, in epoch milliseconds
 */
export function draftRecord(
  kind: RecordKind,
  answers: Answers,
  gradient: Gradient,
  { productTitles, topbarIndex, senseNumber }: Surroundings,
  nowMs: number,
): DraftRecord {
  switch (kind) {
    case "article":
      return draftArticle(answers, nowMs);
    case "product":
      return draftProduct(answers, gradient, topbarIndex);
    case "solution":
      return draftSolution(answers, gradient, senseNumber);
    case "case-study":
      return draftCaseStudy(answers, gradient, productTitles);
    case "job":
      return draftJob(answers);
    case "publication":
      return draftPublication(answers, nowMs);
  }
}
