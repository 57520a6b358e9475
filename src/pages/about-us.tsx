import { graphql, type HeadFC, type PageProps } from "gatsby";
import { jobsFeed } from "../routes/feeds";
import { feedTags } from "../seo/feedTags";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { AboutView } from "../views/about/AboutView";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => <AboutView {...data} />;
export default AboutPage;

export const Head: HeadFC<Queries.AboutPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(data.metadata)}
    more={(site) => feedTags(site, [jobsFeed])}
  />
);

export const query = graphql`
  query AboutPage {
    ...AboutView
    metadata: pageMetadata(path: { eq: "/about-us" }) {
      ...PageHead
    }
  }
`;
