import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/errors";
import { newsCopy } from "../../copy/newsCopy";
import { newsFeed, getTypeFeed } from "../../routes/files";
import { newsPath } from "../../routes/paths";
import { createFeedTags, createJsonLdTags, addTitle } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import { buildNewsArticle } from "./jsonLd";
import { ArticleView } from "./ArticleView";

const ArticlePage = ({ data }: PageProps<Queries.ArticlePageQuery>) => (
  <ArticleView
    article={assertDefined(data.article, "Article")}
    later={data.later}
    earlier={data.earlier}
  />
);
export default ArticlePage;

const getArticle = (data: Queries.ArticlePageQuery) => {
  const article = assertDefined(data.article, "Article");
  return { article, full: assertDefined(article.full, "ArticleFull") };
};

export const Head = pageHead<Queries.ArticlePageQuery, { metadataPath: string }>(
  (site, data, path) => {
    const { article, full } = getArticle(data);
    return [
      ...createJsonLdTags({
        article: buildNewsArticle(site, path, article, full),
        breadcrumb: buildBreadcrumbList(site, [
          { name: newsCopy.allNews, path: newsPath },
          { name: full.title, path },
        ]),
      }),
      ...createFeedTags(site, [newsFeed, getTypeFeed(article.type)]),
    ];
  },
  (data, { metadataPath }) =>
    data.metadata && metadataPath === newsPath
      ? addTitle(data.metadata, getArticle(data).full.title)
      : data.metadata,
);

export const query = graphql`
  query ArticlePage($key: String!, $later: String!, $earlier: String!, $metadataPath: String!) {
    article(jsonId: { eq: $key }) {
      ...ArticleView
      full {
        imageURL {
          publicURL
        }
      }
    }
    later: article(jsonId: { eq: $later }) {
      ...ArticleTurn
    }
    earlier: article(jsonId: { eq: $earlier }) {
      ...ArticleTurn
    }
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
