import { graphql } from "gatsby";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
import { formatDay } from "../../lib/text";
import { Facts } from "../../ui/Facts";
import { RichText } from "../../ui/RichText";

export const eventViewFragment = graphql`
  fragment EventView on Event {
    title
    day
    place
    summary
    descriptionHtml: description
  }
`;

/** An event. */
export const EventView = ({ event }: { event: Queries.EventViewFragment }) => (
  <article className="page">
    <TextHeader title={event.title} lead={event.summary} />
    <TextColumns
      line
      aside={
        <Facts
          items={[
            { label: "Day", value: formatDay(event.day) },
            { label: "Place", value: event.place },
          ]}
        />
      }
    >
      <RichText html={event.descriptionHtml} />
    </TextColumns>
  </article>
);
