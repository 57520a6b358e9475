import { z } from "zod";
import { researchCopy } from "../../copy/researchCopy";
import { searchCopy } from "../../copy/searchCopy";
import { toAuthorSlug, slugify } from "../../lib/slugify";
import { CITATION_FILES, type CitedPaper, toCitedPaper } from "../../lib/citation/citedPaper";
import { createCitationKey } from "../../lib/citation/citationKey";
import { splitName } from "../../lib/citation/personName";
import { toCitations } from "../../lib/citation/toCitations";
import { LISTED_PAPERS } from "../../lib/limits";
import { findRelatedPapers, type PaperRelations } from "../../lib/relatedPapers";
import { getTopics } from "../../lib/topic";
import { formatList, isoMonth } from "../../lib/text";
import {
  papersFeed,
  catalogueCitationPath,
  CITATION_FILE_TYPES,
  citedPapersPath,
  paperCitationPath,
} from "../../routes/files";
import { publicationPath, researchPath, researchYearPath } from "../../routes/paths";
import { article as articleIcon } from "../../ui/icons";
import { splitAnswer, toPlaceholder } from "../draft";
import { htmlToText } from "../html";
import { fieldRegistry, text } from "../fields";
import { defineKind, deriveFrom, type Entry } from "../kind";
import { publicationSchema } from "./schema";

const { full, publicationMonth } = publicationSchema.shape;

const deriveText = deriveFrom({ full }, (paper) => ({
  full: { ...paper.full, abstractText: htmlToText(paper.full.abstract) },
}));

/** In a draft, a placeholder may replace the month; it becomes undefined. */
const deriveMonth = deriveFrom({ publicationMonth }, ({ publicationMonth: month }) => ({
  publicationMonth: typeof month === "number" ? month : undefined,
}));

const listRelatedKeys = ({ byAuthor, byTopic, newer, older }: PaperRelations) => [
  ...[...byAuthor, ...byTopic].map(({ prettyURL }) => prettyURL),
  ...[newer, older].filter((key) => key !== undefined),
];

/** Returns a page per year, or none if the research page lists all papers. */
const createYearPages = (years: readonly number[]): Entry[] =>
  years.length <= LISTED_PAPERS
    ? []
    : [...new Set(years)].map((year) => ({
        path: researchYearPath(String(year)),
        title: researchCopy.yearTitle(String(year), researchCopy.title),
        label: "Page",
        page: { component: "pages/research.tsx", context: { key: String(year), year } },
      }));

export const publication = defineKind<Queries.PublicationKindQuery>({
  kind: "publication",
  folder: "publications",
  typeName: "Publication",
  idField: "prettyURL",
  schema: publicationSchema,
  derive: (record, site) => ({ ...deriveText(record, site), ...deriveMonth(record, site) }),
  derivedFields: {
    PublicationFull: { abstractText: text("The abstract without HTML.") },
    PublicationAuthor: {
      person: z.string().register(fieldRegistry, {
        description: "Id of the record that joins the person's spellings; empty if it hides them.",
        graphql: "String @joinedAuthor",
      }),
    },
  },
  getPages: (id) => [publicationPath(id)],
  isQuoted: true,
  fragments: ["in-short", "related", "used", "news"],
  // Duplicates often spell the title differently but have the same URL.
  unique: [
    { path: ["bibkey"], noun: "bibkey" },
    { path: ["paper", "doi"], noun: "DOI" },
    { path: ["paper", "url"], noun: "address" },
  ],
  draft: {
    titleField: ["paper", "title"],
    questions: [
      {
        flag: "authors",
        prompt: {
          text: "the authors as printed, first name first, with semicolons between them",
          example: "Ada Lovelace; Charles Babbage",
        },
      },
      { flag: "url", field: ["paper", "url"] },
      { flag: "conference" },
      {
        flag: "year",
        field: ["publicationYear"],
        fallback: ({ conference = "" }) => /\b(?:19|20)\d{2}\b/.exec(conference)?.[0] ?? "",
      },
      { flag: "month", field: ["publicationMonth"] },
    ],
    start: (answers, { nowMs }) => {
      const { title = "", url, conference = "", year = "", month = "", authors = "" } = answers;
      const names = splitAnswer(authors);
      return {
        entryType: "inproceedings",
        authors: names.map((name) => ({ name })),
        paper: { title, url },
        venueId: slugify(conference.replace(/\d+/g, "")),
        conference,
        publicationYear: Number(year),
        publicationMonth: Number(month),
        bibkey: createCitationKey(names, year, title),
        full: {
          abstract: toPlaceholder(
            `two to four sentences in our own words on what ${formatList(names)} show in this paper.`,
          ),
          lastUpdate: nowMs,
        },
      };
    },
  },
  editorList: {
    facts: " · {{conference}}",
    newest: "publicationYear",
    groups: [{ label: "Year", field: "publicationYear" }],
  },
  label: "Paper",
  section: "Papers",
  searchGroup: {
    name: "papers",
    label: "Papers",
    icon: articleIcon,
    keywords: "paper publication article study",
    listPath: `${researchPath}?search=`,
  },
  query: /* GraphQL */ `
    query PublicationKind {
      allAuthor {
        nodes {
          jsonId
          name
        }
      }
      allPublication(
        sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
      ) {
        nodes {
          prettyURL
          entryType
          bibkey
          conference
          categories
          paper {
            title
            url
            doi
          }
          authors {
            name
            family
            isOrganization
            person
          }
          booktitle
          journal {
            name
            volume
            issue
          }
          publicationYear
          publicationMonth
          address
          publisher
          pages
          citation {
            extra
          }
          full {
            abstractText
            lastUpdate
          }
        }
      }
    }
  `,
  entries: ({ allAuthor, allPublication: { nodes } }) => {
    const people = new Map(allAuthor.nodes.map(({ jsonId, name }) => [jsonId, name]));
    const relationsByKey = findRelatedPapers(
      nodes.map(({ prettyURL, authors, categories }) => ({
        prettyURL,
        authors: new Map(
          authors.flatMap(({ name, family, person }) => {
            const slug = toAuthorSlug(name, person);
            return slug === null ? [] : [[slug, family ?? splitName(name).family]];
          }),
        ),
        topics: getTopics(categories),
      })),
    );
    const papers = nodes.map(({ prettyURL: key, conference, categories, full, ...record }) => {
      const path = publicationPath(key);
      const relations = relationsByKey.get(key);
      const { title } = record.paper;
      const names = record.authors.map(({ name }) => name);
      const joined = record.authors.map(({ name, person }) => people.get(person ?? "") ?? name);
      const found = [names, joined, categories, getTopics(categories)].flat();
      return {
        path,
        title,
        summary: full.abstractText,
        page: {
          component: "kinds/publication/page.tsx",
          context: { key, relations, related: relations && listRelatedKeys(relations) },
        },
        changed: new Date(full.lastUpdate).toISOString(),
        search: {
          detail: [conference, searchCopy.authors(names)].filter((part) => part !== "").join(", "),
          text: `${full.abstractText} · ${[...new Set(found)].join(", ")}`,
        },
        card: { title, detail: conference, gradient: 6 },
        feed: {
          // Papers have a month but no day.
          published: new Date(isoMonth(record.publicationYear, record.publicationMonth)),
          categories,
          authors: names,
        },
      };
    });
    return [...papers, ...createYearPages(nodes.map(({ publicationYear }) => publicationYear))];
  },
  feeds: (entries) => [{ feed: papersFeed, pagePath: researchPath, entries }],
  outputPaths: (ids) => [
    citedPapersPath,
    ...CITATION_FILE_TYPES.flatMap((type) => [
      catalogueCitationPath(type),
      ...ids.map((id) => paperCitationPath(id, type)),
    ]),
  ],
  outputs: ({ allPublication: { nodes } }) => {
    const papers = nodes.map((node): [string, CitedPaper] => [node.prettyURL, toCitedPaper(node)]);
    const all = papers.map(([, paper]) => paper);
    return [
      ...CITATION_FILE_TYPES.flatMap((type) => {
        const { format } = CITATION_FILES[type];
        return [
          ...papers.map(([prettyURL, paper]) => ({
            path: paperCitationPath(prettyURL, type),
            content: toCitations([paper], format),
          })),
          { path: catalogueCitationPath(type), content: toCitations(all, format) },
        ];
      }),
      { path: citedPapersPath, content: JSON.stringify(Object.fromEntries(papers)) },
    ];
  },
});
