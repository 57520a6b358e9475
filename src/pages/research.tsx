import { graphql, type HeadFC, type PageProps } from "gatsby";
import { papersFeed } from "../routes/feeds";
import { feedTags } from "../seo/feedTags";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { ResearchView } from "../views/research/ResearchView";

const ResearchPage = ({ data, location }: PageProps<Queries.ResearchPageQuery>) => (
  <ResearchView {...data} search={location.search} />
);
export default ResearchPage;

export const Head: HeadFC<Queries.ResearchPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(data.metadata)}
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
