import { homePath } from "../../routes/paths";
import { toPlainText } from "../html";
import { defineKind, joined } from "../kind";
import { eventSchema } from "./schema";

const eventPath = (id: string) => `/event/${id}`;

/** Events, the latest first. */
export const event = defineKind<Queries.EventKindQuery>({
  kind: "event",
  folder: "events",
  typeName: "Event",
  idField: "id",
  schema: eventSchema,
  getPages: (id) => [eventPath(id)],
  draft: {
    questions: [{ flag: "day", fallback: (_answers, today) => today }],
    start: ({ title, day }) => ({ title, day }),
  },
  label: "Event",
  section: "Events",
  searchGroup: "pages",
  query: /* GraphQL */ `
    query EventKind {
      allEvent(sort: [{ day: DESC }, { jsonId: ASC }]) {
        nodes {
          jsonId
          title
          day
          place
          summary
          description
        }
      }
    }
  `,
  entries: ({ allEvent }) =>
    allEvent.nodes.map(({ jsonId: key, title, day, place, summary, description }) => {
      const path = eventPath(key);
      return {
        path,
        title,
        summary,
        page: { path, component: "kinds/event/page.tsx", context: { key, metadataPath: path } },
        changed: day,
        search: { detail: place, text: joined(summary, toPlainText(description)) },
        card: { title, detail: place, gradient: 5 },
        feed: { published: new Date(day) },
      };
    }),
  feeds: (entries) => [{ feed: { name: "events", title: "events" }, pagePath: homePath, entries }],
});
