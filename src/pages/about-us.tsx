import { graphql, type PageProps } from "gatsby";
import { jobsFeed } from "../routes/files";
import { createFeedTags } from "../seo/headTags";
import { pageHead } from "../seo/PageHead";
import { AboutView } from "../views/about/AboutView";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => <AboutView {...data} />;
export default AboutPage;

export const Head = pageHead<Queries.AboutPageQuery>((site) => createFeedTags(site, [jobsFeed]));

export const query = graphql`
  query AboutPage($path: String!) {
    ...AboutView
    ...PageMetadata
  }
`;
