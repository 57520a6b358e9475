import { searchCopy } from "../../src/copy/searchCopy";
import { toPlainText } from "../../src/kinds/html";
import type { SearchRows } from "../../src/lib/search/buildSearchIndex";
import {
  aboutPath,
  applyPath,
  articlePath,
  authorPath,
  jobPath,
  legalPath,
  productPath,
  publicationPath,
  solutionPath,
} from "../../src/routes/paths";
import { unlistedPaths } from "../sitemap";

type Records = Queries.SearchIndexQuery;

type MaybeText = string | null | undefined;

/** Texts one after the other; what is not there is passed over. */
const joined = (...texts: readonly MaybeText[]) =>
  texts.filter((text) => text !== null && text !== undefined && text !== "").join(" ");

const getWords = (html: MaybeText) => html && toPlainText(html);

type Titled = readonly { readonly title: string; readonly description: string }[];

/** Titles and plain texts, one after the other. */
const titledTexts = (parts: Titled) =>
  parts.flatMap(({ title, description }) => [
    /[.?!…]$/.test(title) ? title : `${title}.`,
    description,
  ]);

/** Titles and texts of blocks whose texts are HTML, one after the other. */
const blockTexts = (blocks: Titled) =>
  titledTexts(
    blocks.map(({ title, description }) => ({ title, description: toPlainText(description) })),
  );

/** The pages that are in no other list of the search, by their metadata; case studies also without any. */
export function otherPages(data: Records): SearchRows["pages"] {
  const known = new Set([
    ...data.solutions.nodes.map(({ jsonId }) => solutionPath(jsonId)),
    ...data.products.nodes.map(({ jsonId }) => productPath(jsonId)),
    ...data.articles.nodes.map(({ jsonId }) => articlePath(jsonId)),
    ...data.publications.nodes.map(({ prettyURL }) => publicationPath(prettyURL)),
    ...data.jobs.nodes.flatMap(({ prettyURL }) => [jobPath(prettyURL), applyPath(prettyURL)]),
  ]);
  const studies = new Map(data.caseStudies.nodes.map((study) => [study.url, study]));
  const getText = (path: string): string => {
    const study = studies.get(path);
    if (study) {
      return joined(getWords(study.opening ?? study.task), ...blockTexts(study.sections));
    }
    if (path === aboutPath && data.about) {
      const { header, why, how } = data.about;
      return joined(
        getWords(header.description),
        getWords(why.description),
        ...blockTexts(how.items),
      );
    }
    const legal = data.legalPages.nodes.find(({ jsonId }) => path === legalPath(jsonId));
    return joined(...blockTexts(legal?.sections ?? []));
  };
  const described = data.metadata.nodes.filter(({ variant }) => variant === null);
  const paths = new Set(described.map(({ path }) => path));
  return [
    ...described
      .filter(({ path }) => !known.has(path) && !path.startsWith(authorPath("")))
      .map(({ path, basic }) => ({
        path,
        title: basic.title,
        detail: studies.has(path)
          ? searchCopy.caseStudy
          : (basic.tags.find(({ name }) => name === "description")?.content ?? ""),
        text: getText(path),
      })),
    ...data.caseStudies.nodes
      .filter(({ url }) => !paths.has(url))
      .map(({ url, preview }) => ({
        path: url,
        title: preview.title,
        detail: searchCopy.caseStudy,
        text: getText(url),
      })),
  ];
}

const solutionRows = ({ nodes }: Records["solutions"]): SearchRows["solutions"] =>
  nodes.map(({ jsonId, title, senseNumber, menu, ...solution }) => ({
    id: jsonId,
    title,
    senseNumber,
    text: joined(
      menu.description,
      solution.main.header.subtitle,
      getWords(solution.main.header.description),
      ...titledTexts(solution.useCases),
    ),
    parts: solution.content.map(({ anchor, description, ...part }) => ({
      anchor,
      title: part.title,
      text: toPlainText(description),
    })),
  }));

const productRows = ({ nodes }: Records["products"]): SearchRows["products"] =>
  nodes.map(({ jsonId, title, shortDescription, ...product }) => ({
    id: jsonId,
    title,
    summary: shortDescription,
    text: joined(
      product.header.subtitle,
      getWords(product.header.content),
      ...blockTexts(product.content),
      getWords(product.modules.description),
      ...blockTexts(product.modules.modules),
      ...titledTexts(product.modules.useCases),
      ...titledTexts(product.useCases),
      ...titledTexts(product.goldUseCases),
    ),
  }));

const paperRows = ({ nodes }: Records["publications"]): SearchRows["papers"] =>
  nodes.map(({ prettyURL, paper, authors, full, ...publication }) => ({
    prettyURL,
    title: paper.title,
    authors: authors.map(({ name, person }) => ({ name, slug: person })),
    venue: publication.conference,
    topics: publication.categories,
    abstract: full.abstractText,
  }));

const articleRows = ({ nodes }: Records["articles"]): SearchRows["articles"] =>
  nodes.map(({ jsonId, preview, full }) => ({
    slug: jsonId,
    title: preview.title,
    text: joined(
      ...new Set([preview.contentText, full?.shortContent]),
      ...(full?.content ?? []).map(({ html }) => getWords(html)),
    ),
  }));

const jobRows = ({ nodes }: Records["jobs"]): SearchRows["jobs"] =>
  nodes.map(({ prettyURL, title, place, summary, ...job }) => ({
    prettyURL,
    title,
    place,
    text: joined(
      summary,
      ...[job.description, ...job.responsibilities, ...job.requirements].map(toPlainText),
    ),
  }));

/** The records as they are searched, their texts without markup. */
export const searchRows = (data: Records): SearchRows => ({
  solutions: solutionRows(data.solutions),
  products: productRows(data.products),
  papers: paperRows(data.publications),
  people: data.people.nodes.map(({ jsonId, name, spellings }) => ({
    slug: jsonId,
    name,
    spellings,
  })),
  articles: articleRows(data.articles),
  jobs: jobRows(data.jobs),
  pages: otherPages(data),
  unlisted: unlistedPaths(data),
});
