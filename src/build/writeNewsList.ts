import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { escapeHtml } from "../lib/escapeHtml";
import { allArticlesFragment, newsCardsPath, newsPath, withFragment } from "../routes/paths";
import { writePublicFile } from "./writePublicFile";

/** A link as the list without scripts shows it. */
export interface ArticleLink {
  to: string;
  title: string;
}

const listOfLinks = new RegExp(`(<ul id="${allArticlesFragment}"[^>]*>)[^]*?(</ul>)`);

/**
 * Puts the links to all articles into the page of the news list, in place of those of an earlier
 * build. The page's data would otherwise carry them to every visitor, and only a browser without
 * scripts shows them. Throws where the page has no place for them.
 */
export function withArticleLinks(pageHtml: string, links: readonly ArticleLink[]): string {
  if (!listOfLinks.test(pageHtml)) {
    throw new Error(`The page ${newsPath} has no list "${allArticlesFragment}" for its links.`);
  }
  const itemsHtml = links.map(
    ({ to, title }) => `<li><a href="${escapeHtml(to)}">${escapeHtml(title)}</a></li>`,
  );
  return pageHtml.replace(
    listOfLinks,
    (_list, opening: string, closing: string) => `${opening}${itemsHtml.join("")}${closing}`,
  );
}

/**
 * Writes the cards of all articles, as the fragment NewsCard of the views has them: the page of the
 * list carries those of its first page only.
 */
export async function writeNewsCards(
  graphql: CreatePagesArgs["graphql"],
): Promise<readonly ArticleLink[]> {
  const { data } = await graphql<Queries.NewsCardsQuery>(`
    query NewsCards {
      allArticle(sort: [{ datePublished: DESC }, { jsonId: ASC }]) {
        nodes {
          jsonId
          type
          datePublished
          preview {
            title
            contentHtml: content
            imageURL {
              childImageSharp {
                gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 640, 960])
              }
            }
            imageAlt
            focalPoint {
              x
              y
            }
            action {
              text
              url
              fragment
            }
          }
        }
      }
    }
  `);
  if (!data) throw new Error("The articles could not be queried for the news list.");
  // The reader takes what is written for the fragment: a field of it that is not asked for is told here.
  const nodes: readonly Queries.NewsCardFragment[] = data.allArticle.nodes;
  writePublicFile(newsCardsPath, JSON.stringify(nodes));
  return nodes.map(({ preview: { title, action } }) => ({
    to: withFragment(action.url, action.fragment),
    title,
  }));
}

/** Writes what the news list fetches, and the links that stand in its page. */
export async function writeNewsList(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const links = await writeNewsCards(graphql);
  const page = `${newsPath}/index.html`;
  writePublicFile(
    page,
    withArticleLinks(readFileSync(path.resolve("public", page.slice(1)), "utf8"), links),
  );
}
