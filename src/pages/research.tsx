import { graphql, type PageProps } from "gatsby";
import { papersFeed } from "../routes/files";
import { researchCopy } from "../copy/researchCopy";
import { createFeedTags } from "../seo/headTags";
import { pageHead } from "../seo/PageHead";
import { ResearchView } from "../views/research/ResearchView";

interface ResearchPageContext {
  year?: number;
}

const ResearchPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ResearchPageQuery, ResearchPageContext>) => (
  <ResearchView {...data} search={location.search} year={pageContext.year?.toString()} />
);
export default ResearchPage;

export const Head = pageHead<Queries.ResearchPageQuery, ResearchPageContext>(
  (site) => createFeedTags(site, [papersFeed]),
  ({ metadata }, { year }) =>
    metadata && year !== undefined
      ? {
          ...metadata,
          basic: {
            ...metadata.basic,
            title: researchCopy.yearTitle(String(year), metadata.basic.title),
          },
        }
      : metadata,
);

export const query = graphql`
  query ResearchPage($year: Int) {
    ...ResearchView
    metadata: pageMetadata(path: { eq: "/research" }) {
      ...PageHead
    }
  }
`;
