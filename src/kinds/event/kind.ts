import { toPlainText } from "../html";
import { defineKind, deriving, joined } from "../kind";
import { fileText } from "../../ui/icons";
import { eventSchema } from "./schema";

const eventPath = (id: string) => `/event/${id}`;

const { starts, ends } = eventSchema.shape;

/** Events, the latest first. */
export const event = defineKind<Queries.EventKindQuery>({
  kind: "event",
  folder: "events",
  typeName: "Event",
  idField: "id",
  schema: eventSchema,
  derive: deriving({ starts, ends }, (days) => ({ ends: days.ends ?? days.starts })),
  getPages: (id) => [eventPath(id)],
  described: [
    { field: "metadata", title: ["title"], description: [["summary"]], keywords: [["place"]] },
  ],
  draft: {
    questions: [{ flag: "starts", fallback: (_answers, today) => today }],
    start: (answers) => ({ title: answers.title, starts: answers.starts, speakers: [] }),
  },
  label: "Event",
  section: "Events",
  searchGroup: { name: "events", label: "Events", icon: fileText, words: "event meeting talk" },
  query: /* GraphQL */ `
    query EventKind {
      allEvent(sort: [{ starts: DESC }, { jsonId: ASC }]) {
        nodes {
          jsonId
          title
          starts
          place
          speakers
          summary
          description
        }
      }
    }
  `,
  entries: ({ allEvent }) =>
    allEvent.nodes.map(({ jsonId: key, title, place, summary, description, ...record }) => ({
      path: eventPath(key),
      title,
      summary,
      page: { component: "kinds/event/page.tsx", context: { key } },
      changed: record.starts,
      search: {
        detail: place,
        text: joined(summary, toPlainText(description), ...record.speakers),
      },
      card: { title, detail: place, gradient: 5 },
    })),
});
