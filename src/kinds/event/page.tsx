import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/assertDefined";
import { pageHead } from "../../seo/PageHead";
import { EventView } from "./EventView";

const EventPage = ({ data }: PageProps<Queries.EventPageQuery>) => (
  <EventView event={assertDefined(data.event, "Event")} />
);
export default EventPage;

export const Head = pageHead<Queries.EventPageQuery>();

export const query = graphql`
  query EventPage($key: String!, $path: String!) {
    event(jsonId: { eq: $key }) {
      ...EventView
    }
    ...PageMetadata
  }
`;
