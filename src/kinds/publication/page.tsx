import { graphql, type HeadFC, type PageProps } from "gatsby";
import { blockCopy } from "../../copy/blockCopy";
import { assertDefined } from "../../lib/assertDefined";
import { toCitedPaper } from "../../lib/citation/citedPaper";
import type { Neighbours } from "../../lib/neighbours";
import { researchCopy } from "../../copy/researchCopy";
import { papersFeed } from "../../routes/feeds";
import { researchPath } from "../../routes/paths";
import { citationTags } from "./citationTags";
import { feedTags } from "../../seo/feedTags";
import { jsonLdTags } from "../../seo/headTags";
import { PageHead, type PageHeadContext } from "../../seo/PageHead";
import { breadcrumbList } from "../../seo/structuredData/breadcrumbList";
import { scholarlyArticle } from "./jsonLd";
import { PublicationView } from "./PublicationView";

interface PublicationPageContext extends PageHeadContext {
  neighbours: Neighbours;
}

const PublicationPage = ({
  data,
  pageContext,
}: PageProps<Queries.PublicationPageQuery, PublicationPageContext>) => (
  <PublicationView
    publication={assertDefined(data.publication, "Publication")}
    page={data}
    neighbours={pageContext.neighbours}
    near={data.near}
    news={data.news.nodes}
  />
);
export default PublicationPage;

export const Head: HeadFC<Queries.PublicationPageQuery, PageHeadContext> = ({
  data,
  location: { pathname: path },
  pageContext,
}) => {
  const publication = assertDefined(data.publication, "Publication");
  const { award, categories: topics } = publication;
  const summary = blockCopy.summary(publication.full.abstractText);
  const paper = { ...toCitedPaper(publication), path, summary, award, topics };
  const { title } = paper;
  const { social } = assertDefined(data.metadata, "Metadata");
  return (
    <PageHead
      path={path}
      page={{
        basic: {
          title,
          tags: [
            { name: "description", content: summary },
            { name: "keywords", content: [publication.conference, ...topics].join(", ") },
          ],
        },
        social: { ...social, type: "article", title, description: summary },
      }}
      picture={pageContext.socialPicture}
      more={(site) => [
        ...citationTags(site, paper),
        ...jsonLdTags({
          paper: scholarlyArticle(site, paper),
          breadcrumb: breadcrumbList(site, [
            { name: researchCopy.title, path: researchPath },
            { name: title, path },
          ]),
        }),
        ...feedTags(site, [papersFeed]),
      ]}
    />
  );
};

export const query = graphql`
  query PublicationPage($key: String!, $near: [String!]!) {
    publication(prettyURL: { eq: $key }) {
      ...PublicationView
      full {
        abstractText
      }
    }
    ...PublicationViewPage
    near: papers(keys: $near) {
      ...PublicationViewNear
    }
    news: allArticle(
      filter: {
        publications: { elemMatch: { prettyURL: { eq: $key } } }
        full: { title: { ne: null } }
      }
      sort: { datePublished: DESC }
    ) {
      nodes {
        ...PublicationViewNews
      }
    }
    metadata: pageMetadata(path: { eq: "/research" }) {
      ...PageHead
    }
  }
`;
