import { graphql, type HeadFC, type PageProps } from "gatsby";
import { papersFeed } from "../routes/feeds";
import { feedTags } from "../seo/feedTags";
import { researchCopy } from "../copy/researchCopy";
import type { PageDescription } from "../seo/headTags";
import { PageHead } from "../seo/PageHead";
import { ResearchView } from "../views/research/ResearchView";

/** Of a page with one year's papers, which is made of this file too. */
interface ResearchPageContext {
  year?: string;
}

const ResearchPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ResearchPageQuery, ResearchPageContext>) => (
  <ResearchView {...data} search={location.search} year={pageContext.year} />
);
export default ResearchPage;

const ofYear = (page: PageDescription | null, year: string | undefined) =>
  page && year !== undefined
    ? { ...page, basic: { ...page.basic, title: researchCopy.yearTitle(year, page.basic.title) } }
    : page;

export const Head: HeadFC<Queries.ResearchPageQuery, ResearchPageContext> = ({
  data,
  location,
  pageContext,
}) => (
  <PageHead
    path={location.pathname}
    page={ofYear(data.metadata, pageContext.year)}
    more={(site) => feedTags(site, [papersFeed])}
  />
);

export const query = graphql`
  query ResearchPage {
    ...ResearchView
    metadata: pageMetadata(path: { eq: "/research" }) {
      ...PageHead
    }
  }
`;
