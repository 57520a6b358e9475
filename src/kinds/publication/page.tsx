import { graphql, type PageProps } from "gatsby";
import { blockCopy } from "../../copy/blockCopy";
import { assertDefined } from "../../lib/errors";
import { toCitedPaper } from "../../lib/citation/citedPaper";
import type { PaperRelations } from "../../lib/relatedPapers";
import { researchCopy } from "../../copy/researchCopy";
import { papersFeed } from "../../routes/files";
import { researchPath } from "../../routes/paths";
import { getCitationTags } from "./citationTags";
import { describedBy, createFeedTags, createJsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import { buildScholarlyArticle } from "./jsonLd";
import { PublicationView } from "./PublicationView";

interface PublicationPageContext {
  relations: PaperRelations;
}

const PublicationPage = ({
  data,
  pageContext,
}: PageProps<Queries.PublicationPageQuery, PublicationPageContext>) => (
  <PublicationView
    publication={assertDefined(data.publication, "Publication")}
    page={data}
    relations={pageContext.relations}
    related={data.related}
    news={data.news.nodes}
  />
);
export default PublicationPage;

const getSummary = ({ full }: NonNullable<Queries.PublicationPageQuery["publication"]>) =>
  blockCopy.summary(full.abstractText);

export const Head = pageHead<Queries.PublicationPageQuery>(
  (site, data, path) => {
    const publication = assertDefined(data.publication, "Publication");
    const { award, categories: topics } = publication;
    const paper = {
      ...toCitedPaper(publication),
      path,
      summary: getSummary(publication),
      award,
      topics,
    };
    return [
      ...getCitationTags(site, paper),
      ...createJsonLdTags({
        paper: buildScholarlyArticle(site, paper),
        breadcrumb: buildBreadcrumbList(site, [
          { name: researchCopy.title, path: researchPath },
          { name: paper.title, path },
        ]),
      }),
      ...createFeedTags(site, [papersFeed]),
    ];
  },
  ({ publication, metadata }) =>
    publication &&
    describedBy(metadata, "article", {
      title: publication.paper.title,
      description: getSummary(publication),
      keywords: [publication.conference, ...publication.categories],
    }),
);

export const query = graphql`
  query PublicationPage($key: String!, $related: [String!]!) {
    publication(prettyURL: { eq: $key }) {
      ...PublicationView
      full {
        abstractText
      }
    }
    ...PublicationViewPage
    related: papers(keys: $related) {
      ...PublicationViewRelated
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
