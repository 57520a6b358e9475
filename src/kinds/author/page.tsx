import { graphql, type PageProps } from "gatsby";
import { authorCopy } from "../../copy/authorCopy";
import { researchCopy } from "../../copy/researchCopy";
import { indexPapers } from "../../blocks/research/paperIndex";
import { formatList } from "../../lib/text";
import { papersFeed } from "../../routes/files";
import { researchPath } from "../../routes/paths";
import { describedBy, createFeedTags, createJsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import { toPublicationPreview } from "../../blocks/fragments";
import type { YearSpan } from "../../blocks/research/Coauthors";
import { AuthorView, authorNames } from "./AuthorView";

interface AuthorPageContext {
  key: string;
  span: YearSpan;
}

/** Search engines truncate longer descriptions. */
const DESCRIBED_TOPICS = 3;

const AuthorPage = ({
  data,
  pageContext,
}: PageProps<Queries.AuthorPageQuery, AuthorPageContext>) => (
  <AuthorView
    slug={pageContext.key}
    papers={data.papers}
    people={data.people.nodes}
    span={pageContext.span}
    news={data.news.nodes}
  />
);
export default AuthorPage;

export const Head = pageHead<Queries.AuthorPageQuery, AuthorPageContext>(
  (site, { papers, people }, path, { key }) => [
    ...createJsonLdTags({
      breadcrumb: buildBreadcrumbList(site, [
        { name: researchCopy.title, path: researchPath },
        { name: authorNames(key, papers, people.nodes).name, path },
      ]),
    }),
    ...createFeedTags(site, [papersFeed]),
  ],
  ({ papers, people, metadata }, { key }) => {
    const { name, others } = authorNames(key, papers, people.nodes);
    const { values } = indexPapers(papers.map(toPublicationPreview), []);
    const topics = values.topics.map(({ label }) => label);
    const main = formatList(topics.slice(0, DESCRIBED_TOPICS));
    return describedBy(metadata, "profile", {
      title: name,
      description: authorCopy.description(name, papers.length, main),
      keywords: [name, ...others, ...topics],
    });
  },
);

export const query = graphql`
  query AuthorPage($papers: [String!]!) {
    papers(keys: $papers) {
      ...AuthorViewPaper
    }
    news: allArticle(
      filter: {
        publications: { elemMatch: { prettyURL: { in: $papers } } }
        full: { title: { ne: null } }
      }
      sort: { datePublished: DESC }
      limit: 3
    ) {
      nodes {
        ...NewsCard
      }
    }
    people: allAuthor(sort: { jsonId: ASC }) {
      nodes {
        ...JoinedPerson
      }
    }
    metadata: pageMetadata(path: { eq: "/research" }) {
      ...PageHead
    }
  }
`;
