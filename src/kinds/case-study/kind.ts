import { pageKindCopy } from "../../copy/pageKindCopy";
import { blockTexts, defineKind, getWords, joined } from "../kind";
import { caseStudySchema } from "./schema";

/** Case studies, whose records say their own addresses. */
export const caseStudy = defineKind<Queries.CaseStudyKindQuery>({
  kind: "case-study",
  folder: "case-studies",
  typeName: "CaseStudy",
  idField: "id",
  schema: caseStudySchema,
  label: pageKindCopy.caseStudy,
  searchGroup: "pages",
  query: /* GraphQL */ `
    query CaseStudyKind {
      allCaseStudy(sort: { url: ASC }) {
        nodes {
          jsonId
          url
          preview {
            title
          }
          opening
          task
          sections {
            title
            description
          }
        }
      }
    }
  `,
  entries: ({ allCaseStudy }, metadata) =>
    allCaseStudy.nodes.map(({ jsonId: key, url: path, preview, opening, task, sections }) => ({
      path,
      title: metadata.get(path)?.title ?? preview.title,
      page: { path, component: "kinds/case-study/page.tsx", context: { key, metadataPath: path } },
      search: {
        detail: pageKindCopy.caseStudy,
        text: joined(getWords(opening ?? task), ...blockTexts(sections)),
      },
    })),
});
