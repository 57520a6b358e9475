import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/assertDefined";
import { newsCopy } from "../../copy/newsCopy";
import { newsFeed, typeFeed } from "../../routes/feeds";
import { newsPath } from "../../routes/paths";
import { feedTags, jsonLdTags, withTitle } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { breadcrumbList } from "../../seo/structuredData/breadcrumbList";
import { newsArticle } from "./jsonLd";
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
      ...jsonLdTags({
        article: newsArticle(site, path, article, full),
        breadcrumb: breadcrumbList(site, [
          { name: newsCopy.all, path: newsPath },
          { name: full.title, path },
        ]),
      }),
      ...feedTags(site, [newsFeed, typeFeed(article.type)]),
    ];
  },
  (data, { metadataPath }) =>
    data.metadata && metadataPath === newsPath
      ? withTitle(data.metadata, getArticle(data).full.title)
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
