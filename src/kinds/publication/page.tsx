import { graphql, type HeadFC, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/assertDefined";
import type { Neighbours } from "../../lib/neighbours";
import { researchCopy } from "../../copy/researchCopy";
import { papersFeed } from "../../routes/feeds";
import { researchPath } from "../../routes/paths";
import { citationTags } from "./citationTags";
import { feedTags } from "../../seo/feedTags";
import { jsonLdTags } from "../../seo/headTags";
import { PageHead, toPageDescription, type PageHeadContext } from "../../seo/PageHead";
import { publicationDescription } from "./publicationDescription";
import { breadcrumbList } from "../../seo/structuredData/breadcrumbList";
import { scholarlyArticle, type PaperFacts } from "./jsonLd";
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

const toPaperFacts = (
  { paper, full, ...record }: Queries.PublicationHeadFragment,
  path: string,
): PaperFacts => ({
  path,
  title: paper.title,
  summary: full.abstractText,
  url: paper.url,
  doi: paper.doi,
  authors: record.authors.map(({ name }) => name),
  booktitle: record.booktitle,
  journal: record.journal,
  year: record.publicationYear,
  month: record.publicationMonth,
  publisher: record.publisher,
  pages: record.pages,
  award: record.award,
  topics: record.categories,
});

export const Head: HeadFC<Queries.PublicationPageQuery, PageHeadContext> = ({
  data,
  location,
  pageContext,
}) => {
  const publication = assertDefined(data.publication, "Publication");
  const paper = toPaperFacts(publication, location.pathname);
  return (
    <PageHead
      path={paper.path}
      page={publicationDescription(
        { ...paper, conference: publication.conference },
        toPageDescription(assertDefined(data.metadata, "Metadata")),
      )}
      picture={pageContext.socialPicture}
      more={(site) => [
        ...citationTags(site, paper),
        ...jsonLdTags({
          paper: scholarlyArticle(site, paper),
          breadcrumb: breadcrumbList(site, [
            { name: researchCopy.title, path: researchPath },
            { name: paper.title, path: paper.path },
          ]),
        }),
        ...feedTags(site, [papersFeed]),
      ]}
    />
  );
};

export const publicationHeadFragment = graphql`
  fragment PublicationHead on Publication {
    paper {
      title
      url
      doi
    }
    authors {
      name
    }
    conference
    booktitle
    journal {
      name
      volume
      issue
    }
    publicationYear
    publicationMonth
    publisher
    pages
    award
    categories
    full {
      abstractText
    }
  }
`;

export const query = graphql`
  query PublicationPage($key: String!, $near: [String!]!) {
    publication(prettyURL: { eq: $key }) {
      ...PublicationView
      ...PublicationHead
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
