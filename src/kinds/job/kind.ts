import { jobsFeed } from "../../routes/files";
import { applyPath, careersPath, jobPath } from "../../routes/paths";
import { briefcase } from "../../ui/icons";
import { defineKind, type EntryCard, escapeTexts, toSearchText } from "../kind";
import { jobCopy } from "./copy";
import { jobSchema } from "./schema";

/** Open and closed jobs each have a page and an application page. */
export const job = defineKind<Queries.JobKindQuery>({
  kind: "job",
  folder: "jobs",
  typeName: "Job",
  idField: "prettyURL",
  schema: jobSchema,
  getPages: (id) => [jobPath(id), applyPath(id)],
  metadataFields: [
    {
      field: "metadata",
      title: ["title"],
      description: [["summary"]],
      keywords: [["title"], ["category"], ["place"]],
    },
    { field: "applyMetadata", title: ["title"], derive: jobCopy.application },
  ],
  fragments: ["other-jobs"],
  groups: ["category"],
  draft: {
    questions: [
      { flag: "category", fallback: () => "Research and engineering" },
      { flag: "place", fallback: () => "Rome" },
      { flag: "date", field: ["datePosted"], fallback: (_answers, today) => today },
    ],
    start: ({ title, category, place, date }) => ({
      title,
      category,
      active: true,
      place,
      employmentType: "FULL_TIME",
      datePosted: date,
    }),
  },
  editorList: {
    facts: " · {{place}} · {{active | ternary('open', '**closed**')}}",
    newest: "datePosted",
    filters: [
      { label: "Open", field: "active", pattern: true },
      { label: "Closed", field: "active", pattern: false },
    ],
  },
  label: "Job",
  section: "Open jobs",
  searchGroup: {
    name: "jobs",
    label: "Jobs",
    icon: briefcase,
    keywords: "job position career vacancy apply cv",
  },
  query: /* GraphQL */ `
    query JobKind {
      allJob(sort: [{ datePosted: DESC }, { prettyURL: ASC }]) {
        nodes {
          prettyURL
          active
          datePosted
          title
          summary
          place
          contract
          description
          responsibilities
          requirements
        }
      }
    }
  `,
  entries: ({ allJob }, metadata) =>
    allJob.nodes.flatMap(({ prettyURL: key, title, summary, place, ...record }) => {
      const [path, form] = [jobPath(key), applyPath(key)];
      const card: EntryCard = {
        title,
        detail: [place, record.contract].join(" · "),
        gradient: 5,
      };
      const isUnlisted = !record.active;
      const texts = [record.description, ...record.responsibilities, ...record.requirements];
      return [
        {
          path,
          title,
          summary,
          page: { component: "kinds/job/page.tsx", context: { key } },
          changed: record.datePosted,
          isUnlisted,
          search: { detail: place, text: toSearchText(...escapeTexts(summary), ...texts) },
          card,
          feed: { published: new Date(record.datePosted) },
        },
        {
          path: form,
          title: metadata.get(form)?.title ?? title,
          label: "Job application",
          page: { component: "kinds/job/applyPage.tsx", context: { key } },
          isUnlisted,
          card,
        },
      ];
    }),
  feeds: (entries) => [{ feed: jobsFeed, pagePath: careersPath, entries }],
});
