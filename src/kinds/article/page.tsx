import { graphql, type HeadFC, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/assertDefined";
import { newsCopy } from "../../copy/newsCopy";
import { newsFeed, typeFeed } from "../../routes/feeds";
import { newsPath } from "../../routes/paths";
import { feedTags } from "../../seo/feedTags";
import { jsonLdTags } from "../../seo/headTags";
import { PageHead, toPageDescription, type PageHeadContext } from "../../seo/PageHead";
import { breadcrumbList } from "../../seo/structuredData/breadcrumbList";
import { newsArticle } from "./jsonLd";
import { ArticleView } from "./ArticleView";

const ArticlePage = ({ data }: PageProps<Queries.ArticlePageQuery>) => (
  <ArticleView article={assertDefined(data.article, "Article")} earlier={data.earlier} />
);
export default ArticlePage;

export const Head: HeadFC<Queries.ArticlePageQuery, PageHeadContext> = ({
  data,
  location,
  pageContext,
}) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(data.metadata)}
    picture={pageContext.socialPicture}
    more={(site) => {
      const article = assertDefined(data.article, "Article");
      const { type, datePublished, lastUpdate } = article;
      const { title, shortContent, imageURL } = assertDefined(article.full, "ArticleFull");
      const path = location.pathname;
      return [
        ...jsonLdTags({
          article: newsArticle(site, {
            path,
            title,
            summary: shortContent,
            type,
            image: imageURL.publicURL,
            datePublished,
            lastUpdate,
          }),
          breadcrumb: breadcrumbList(site, [
            { name: newsCopy.all, path: newsPath },
            { name: title, path },
          ]),
        }),
        ...feedTags(site, [newsFeed, typeFeed(type)]),
      ];
    }}
  />
);

export const query = graphql`
  query ArticlePage($key: String!, $earlier: String!, $metadataPath: String!) {
    article(jsonId: { eq: $key }) {
      ...ArticleView
      type
      datePublished
      lastUpdate
      full {
        title
        shortContent
        imageURL {
          publicURL
        }
      }
    }
    earlier: article(jsonId: { eq: $earlier }) {
      ...ArticleViewEarlier
    }
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
