import { isObject } from "../../lib/json";
import { caseStudyPath, productPath } from "../../routes/paths";
import { toPicturePath, toPlaceholder } from "../draft";
import { defineKind, deriveFrom, pagesGroup, toSearchText } from "../kind";
import { caseStudyCopy } from "./copy";
import { caseStudySchema } from "./schema";

const ADDRESS = /^\/case-study\/[a-z0-9-]+\/(?=[a-z0-9-]+$)/;

const { title, url, preview } = caseStudySchema.shape;

export const caseStudy = defineKind<Queries.CaseStudyKindQuery>({
  kind: "case-study",
  folder: "case-studies",
  typeName: "CaseStudy",
  idField: "id",
  schema: caseStudySchema,
  derive: deriveFrom({ title, url, preview }, (study) => ({
    preview: {
      title: study.title,
      action: { text: "Read the case study", url: study.url, newTab: false },
      ...study.preview,
    },
  })),
  getPages: (id, record) => {
    const url = isObject(record) && typeof record.url === "string" ? record.url : "";
    const [folder] = ADDRESS.exec(url) ?? [];
    return [folder === undefined ? caseStudyPath("{product}", id) : folder + id];
  },
  metadataFields: [{ field: "metadata", title: ["title"], description: [["subtitle"]] }],
  parentKind: "product",
  sections: [["sections"]],
  fragments: ["wire", "products"],
  draft: {
    questions: [{ flag: "product", field: ["relatedProducts", 0] }],
    start: ({ title = "", slug = "", product = "" }, { valuesOf }) => {
      const productTitle = valuesOf("product", "title").get(product) ?? product;
      return {
        url: caseStudyPath(product, slug),
        title,
        kicker: productTitle,
        relatedProducts: [product],
        coverURL: toPicturePath(`case-${slug}`),
        facts: [
          { label: "Field", value: toPlaceholder("the field of work.") },
          { label: "Product", value: productTitle, url: productPath(product) },
        ],
        task: `<p>${toPlaceholder("the task in 150 to 250 words, without results.")}</p>`,
      };
    },
  },
  label: caseStudyCopy.kicker,
  searchGroup: pagesGroup,
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
      page: { component: "kinds/case-study/page.tsx", context: { key } },
      search: {
        detail: caseStudyCopy.kicker,
        text: toSearchText(opening ?? task, sections),
      },
    })),
});
