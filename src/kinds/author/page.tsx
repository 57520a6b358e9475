import { graphql, type HeadFC, type PageProps } from "gatsby";
import { authorCopy } from "../../copy/authorCopy";
import { researchCopy } from "../../copy/researchCopy";
import { indexPapers } from "../../lib/research/paperIndex";
import { formatList } from "../../lib/text";
import { papersFeed } from "../../routes/feeds";
import { researchPath } from "../../routes/paths";
import { feedTags } from "../../seo/feedTags";
import { jsonLdTags } from "../../seo/headTags";
import { PageHead } from "../../seo/PageHead";
import { breadcrumbList } from "../../seo/structuredData/breadcrumbList";
import { toPublicationPreview } from "../../blocks/fragments";
import type { YearSpan } from "../../blocks/research/Coauthors";
import { AuthorView, authorNames } from "./AuthorView";

interface AuthorPageContext {
  /** The slug of the page. */
  key: string;
  /** First and last year of the whole catalogue. */
  span: YearSpan;
}

/** The main topics, which the description names; more wouldn't be shown. */
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
  />
);
export default AuthorPage;

export const Head: HeadFC<Queries.AuthorPageQuery, AuthorPageContext> = ({
  data,
  location,
  pageContext,
}) => {
  const papers = data.papers;
  const { name, others } = authorNames(pageContext.key, papers, data.people.nodes);
  const { values } = indexPapers(papers.map(toPublicationPreview), []);
  const topics = values.topics.map(({ label }) => label);
  const description = authorCopy.description(
    name,
    papers.length,
    formatList(topics.slice(0, DESCRIBED_TOPICS)),
  );
  const { social } = data.metadata ?? {};
  return (
    <PageHead
      path={location.pathname}
      page={
        social
          ? {
              basic: {
                title: name,
                tags: [
                  { name: "description", content: description },
                  { name: "keywords", content: [name, ...others, ...topics].join(", ") },
                ],
              },
              social: { ...social, type: "profile", title: name, description },
            }
          : null
      }
      more={(site) => [
        ...jsonLdTags({
          breadcrumb: breadcrumbList(site, [
            { name: researchCopy.title, path: researchPath },
            { name, path: location.pathname },
          ]),
        }),
        ...feedTags(site, [papersFeed]),
      ]}
    />
  );
};

export const query = graphql`
  query AuthorPage($papers: [String!]!) {
    papers(keys: $papers) {
      ...AuthorViewPaper
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
