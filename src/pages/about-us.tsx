import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { AboutView } from "../views/AboutView";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => <AboutView {...data} />;
export default AboutPage;

export const Head: HeadFC<Queries.AboutPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
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
