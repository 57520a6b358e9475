import { graphql, type HeadFC, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/assertDefined";
import { PageHead, toPageDescription, type PageHeadContext } from "../../seo/PageHead";
import { EventView } from "./EventView";

const EventPage = ({ data }: PageProps<Queries.EventPageQuery>) => (
  <EventView event={assertDefined(data.event, "Event")} />
);
export default EventPage;

export const Head: HeadFC<Queries.EventPageQuery, PageHeadContext> = ({
  data,
  location,
  pageContext,
}) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(data.metadata)}
    picture={pageContext.socialPicture}
  />
);

export const query = graphql`
  query EventPage($key: String!, $metadataPath: String!) {
    event(jsonId: { eq: $key }) {
      ...EventView
    }
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
