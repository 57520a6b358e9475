import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { ArticleView } from "../views/ArticleView";

const ArticlePage = ({ data }: PageProps<Queries.ArticlePageQuery>) => (
  <ArticleView article={required(data.article, "Article")} others={data} />
);
export default ArticlePage;

export const Head: HeadFC<Queries.ArticlePageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query ArticlePage($key: String!, $metadataPath: String!) {
    article(jsonId: { eq: $key }) {
      ...ArticleView
    }
    ...ArticleViewOthers
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
