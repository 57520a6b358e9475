import {
  articlePath,
  authorPath,
  jobPath,
  productPath,
  publicationPath,
  solutionPath,
  withFragment,
} from "../../routes/paths";
import { authorSlug } from "../authorSlug";
import { partNumber } from "../partNumber";
import { collapseWhitespace } from "../text";
import type { SearchDocument, SearchKind } from "./searchDocument";

/** The records that are searched, in the order in which equal results are listed; texts are plain. */
export interface SearchRows {
  solutions: readonly {
    id: string;
    title: string;
    senseNumber: number;
    text: string;
    parts: readonly { anchor: string; title: string; text: string }[];
  }[];
  products: readonly { id: string; title: string; summary: string; text: string }[];
  papers: readonly {
    prettyURL: string;
    title: string;
    /** `slug` is that of a person whose spellings a record joins. */
    authors: readonly { name: string; slug: string | null }[];
    venue: string;
    topics: readonly string[];
    abstract: string;
  }[];
  /** People whose spellings a record joins. */
  people: readonly { slug: string; name: string; spellings: readonly string[] }[];
  articles: readonly { slug: string; title: string; text: string }[];
  jobs: readonly { prettyURL: string; title: string; place: string; text: string }[];
  pages: readonly { path: string; title: string; detail: string; text: string }[];
  /** Paths of the pages that may not be listed: what says noindex is not found here either. */
  unlisted: ReadonlySet<string>;
}

type Paper = SearchRows["papers"][number];

/** The words of the index that no record spells. */
export interface SearchIndexWords {
  authors: (names: readonly string[]) => string;
  author: (paperCount: number) => string;
}

/** The pages of the authors, by the number of their papers. */
function authorPages(
  papers: readonly Paper[],
  people: SearchRows["people"],
  words: SearchIndexWords,
): SearchDocument[] {
  const joined = new Map(people.map((person) => [person.slug, person]));
  const authors = new Map<string, { name: string; count: number }>();
  for (const paper of papers) {
    const names = new Map(paper.authors.map(({ name, slug }) => [authorSlug(name, slug), name]));
    for (const [slug, name] of names) {
      if (slug === null) continue;
      const known = authors.get(slug);
      authors.set(slug, { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
    }
  }
  return [...authors]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([slug, { name, count }]) => ({
      kind: "pages",
      path: authorPath(slug),
      title: joined.get(slug)?.name ?? name,
      detail: words.author(count),
      text: (joined.get(slug)?.spellings ?? []).join(", "),
    }));
}

/**
 * Everything that can be found: solutions and their blocks, products, papers with authors and
 * abstracts, news, open jobs, other pages and the authors' pages. Pages that say noindex are left
 * out, and so are their blocks.
 */
export function buildSearchIndex(rows: SearchRows, words: SearchIndexWords): SearchDocument[] {
  const entry = (
    kind: SearchKind,
    path: string,
    title: string,
    detail: string,
    text: string,
  ): SearchDocument => ({
    kind,
    path,
    title: collapseWhitespace(title),
    detail: collapseWhitespace(detail),
    text: collapseWhitespace(text),
  });
  const documents: SearchDocument[] = [
    ...rows.solutions.flatMap(({ id, title, senseNumber, text, parts }) => [
      entry("solutions", solutionPath(id), title, "", text),
      ...parts.map((part, index) =>
        entry(
          "solutions",
          withFragment(solutionPath(id), part.anchor),
          part.title,
          `${title}, ${partNumber(senseNumber, index)}`,
          part.text,
        ),
      ),
    ]),
    ...rows.products.map(({ id, title, summary, text }) =>
      entry("products", productPath(id), title, summary, text),
    ),
    ...rows.papers.map(({ prettyURL, title, authors, venue, topics, abstract }) => {
      const names = authors.map(({ name }) => name);
      return entry(
        "papers",
        publicationPath(prettyURL),
        title,
        [venue, words.authors(names)].filter((part) => part !== "").join(", "),
        [abstract, names.join(", "), topics.join(", ")].join(" · "),
      );
    }),
    ...rows.articles.map(({ slug, title, text }) =>
      entry("news", articlePath(slug), title, "", text),
    ),
    ...rows.jobs.map(({ prettyURL, title, place, text }) =>
      entry("jobs", jobPath(prettyURL), title, place, text),
    ),
    ...rows.pages.map(({ path, title, detail, text }) => entry("pages", path, title, detail, text)),
    ...authorPages(rows.papers, rows.people, words),
  ];
  return documents.filter(({ path }) => !rows.unlisted.has(path.split("#", 1)[0] ?? path));
}
