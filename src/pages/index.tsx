import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/errors";
import { newsFeed } from "../routes/files";
import { createFeedTags, createJsonLdTags } from "../seo/headTags";
import { pageHead } from "../seo/PageHead";
import { buildWebSite } from "../seo/structuredData";
import { HomeView } from "../views/home/HomeView";

const IndexPage = ({ data }: PageProps<Queries.HomePageQuery>) => <HomeView data={data} />;
export default IndexPage;

export const Head = pageHead<Queries.HomePageQuery>((site, data) => [
  ...createJsonLdTags({
    website: buildWebSite(site, assertDefined(data.site, "Site").description),
  }),
  ...createFeedTags(site, [newsFeed]),
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
