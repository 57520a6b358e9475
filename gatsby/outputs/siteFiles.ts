import { isProduction } from "../../src/lib/isProduction";
import { assertDefined } from "../../src/lib/assertDefined";
import { jsonFeedPath, rssPath } from "../../src/routes/feeds";
import {
  jobPath,
  productPath,
  publicationPath,
  solutionPath,
  articlePath,
} from "../../src/routes/paths";
import { absoluteUrl } from "../../src/seo/headTags";
import { type FeedRecords, getFeeds } from "./feeds/getFeeds";
import { toJsonFeed } from "./feeds/toJsonFeed";
import { toRss } from "./feeds/toRss";
import { llmsTxt } from "./siteFiles/llmsTxt";
import { robotsTxt } from "./siteFiles/robotsTxt";
import { securityTxt } from "./siteFiles/securityTxt";
import { webManifest } from "./siteFiles/webManifest";
import {
  llmsTxtPath,
  robotsPath,
  securityTxtPath,
  webManifestPath,
} from "../../src/routes/siteFiles";
import type { Output } from "./output";

type Records = Queries.SiteFilesQuery;

/** What llms.txt lists of the site, by section. */
function toListedSections(records: Records, siteUrl: string) {
  const url = (path: string) => absoluteUrl(siteUrl, path);
  return [
    {
      title: "Solutions",
      pages: records.solutions.nodes.map(({ jsonId, title, menu }) => ({
        url: url(solutionPath(jsonId)),
        title,
        summary: menu.description,
      })),
    },
    {
      title: "Products",
      pages: records.products.nodes.map(({ jsonId, title, shortDescription }) => ({
        url: url(productPath(jsonId)),
        title,
        summary: shortDescription,
      })),
    },
    {
      title: "Papers",
      pages: records.papers.nodes.map(({ prettyURL, paper, full }) => ({
        url: url(publicationPath(prettyURL)),
        title: paper.title,
        summary: full.abstractText,
      })),
    },
    {
      title: "News",
      pages: records.articles.nodes.map(({ jsonId, preview }) => ({
        url: url(articlePath(jsonId)),
        title: preview.title,
        summary: preview.contentText,
      })),
    },
    {
      title: "Open jobs",
      pages: records.jobs.nodes.map(({ prettyURL, title, summary }) => ({
        url: url(jobPath(prettyURL)),
        title,
        summary,
      })),
    },
  ];
}

const toFeedRecords = (
  { articles, papers, jobs }: Records,
  { name, language, addresses }: NonNullable<Records["site"]>,
): FeedRecords => ({
  site: { name, url: addresses.website, language },
  articles: articles.nodes.map(({ jsonId, preview, ...article }) => ({
    ...article,
    slug: jsonId,
    title: preview.title,
    summary: preview.contentText,
    image: preview.imageURL.publicURL,
  })),
  papers: papers.nodes.map((publication) => ({
    prettyURL: publication.prettyURL,
    title: publication.paper.title,
    summary: publication.full.abstractText,
    authors: publication.authors.map((author) => author.name),
    topics: publication.categories,
    year: publication.publicationYear,
    month: publication.publicationMonth,
    lastUpdate: publication.full.lastUpdate,
  })),
  jobs: jobs.nodes,
});

/** The feeds and the files by which machines know the site. */
export const siteFiles: Output = async (graphql) => {
  const data = await graphql<Queries.SiteFilesQuery>(`
    query SiteFiles {
      site: siteSettings {
        name
        description
        language
        mode
        addresses {
          website
        }
        colors {
          theme
          background
        }
      }
      company {
        general {
          email
        }
      }
      solutions: allSolution(sort: { senseNumber: ASC }) {
        nodes {
          jsonId
          title
          menu {
            description
          }
        }
      }
      products: allProduct(sort: { title: ASC }) {
        nodes {
          jsonId
          title
          shortDescription
        }
      }
      articles: allArticle(sort: [{ datePublished: DESC }, { jsonId: ASC }]) {
        nodes {
          jsonId
          type
          preview {
            title
            contentText
            imageURL {
              publicURL
            }
          }
          datePublished
          lastUpdate
        }
      }
      papers: allPublication(
        sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
      ) {
        nodes {
          prettyURL
          paper {
            title
          }
          authors {
            name
          }
          categories
          publicationYear
          publicationMonth
          full {
            abstractText
            lastUpdate
          }
        }
      }
      jobs: allJob(
        filter: { active: { eq: true } }
        sort: [{ datePosted: DESC }, { prettyURL: ASC }]
      ) {
        nodes {
          prettyURL
          title
          summary
          datePosted
        }
      }
    }
  `);
  const site = assertDefined(data.site, "Site");
  const { general } = assertDefined(data.company, "Company");
  const siteUrl = site.addresses.website;
  const { theme: themeColor, background: backgroundColor } = site.colors;

  return [
    { path: robotsPath, content: robotsTxt(siteUrl, isProduction(site.mode)) },
    { path: securityTxtPath, content: securityTxt(siteUrl, general.email, new Date()) },
    { path: webManifestPath, content: webManifest({ ...site, themeColor, backgroundColor }) },
    { path: llmsTxtPath, content: llmsTxt(site, toListedSections(data, siteUrl)) },
    ...getFeeds(toFeedRecords(data, site)).flatMap(({ feed, document }) => [
      { path: rssPath(feed), content: toRss(document) },
      { path: jsonFeedPath(feed), content: toJsonFeed(document) },
    ]),
  ];
};
