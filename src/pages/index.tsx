import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assertDefined";
import { newsFeed } from "../routes/feeds";
import { feedTags, jsonLdTags } from "../seo/headTags";
import { pageHead } from "../seo/PageHead";
import { webSite } from "../seo/structuredData/webSite";
import { HomeView } from "../views/home/HomeView";

const IndexPage = ({ data }: PageProps<Queries.HomePageQuery>) => <HomeView data={data} />;
export default IndexPage;

export const Head = pageHead<Queries.HomePageQuery>((site, data) => [
  ...jsonLdTags({ website: webSite(site, assertDefined(data.site, "Site").description) }),
  ...feedTags(site, [newsFeed]),
]);

export const query = graphql`
  query HomePage($path: String!) {
    ...HomeView
    site: siteSettings {
      description
    }
    ...PageMetadata
  }
`;
