import { graphql } from "gatsby";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
import { formatDay, formatList } from "../../lib/text";
import { Facts } from "../../ui/Facts";
import { RichText } from "../../ui/RichText";

export const eventViewFragment = graphql`
  fragment EventView on Event {
    title
    starts
    ends
    place
    speakers
    summary
    descriptionHtml: description
  }
`;

/** Page of one event. */
export const EventView = ({ event }: { event: Queries.EventViewFragment }) => (
  <article className="page">
    <TextHeader title={event.title} lead={event.summary} />
    <TextColumns
      line
      aside={
        <Facts
          items={[
            { label: "From", value: formatDay(event.starts) },
            { label: "To", value: formatDay(event.ends) },
            { label: "Place", value: event.place },
            { label: "Speakers", value: formatList(event.speakers) },
          ]}
        />
      }
    >
      <RichText html={event.descriptionHtml} />
    </TextColumns>
  </article>
);
