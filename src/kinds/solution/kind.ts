import { formatSectionNumber } from "../../lib/senses";
import { solutionPath, withFragment } from "../../routes/paths";
import { fileText } from "../../ui/icons";
import { toMarkPath, toPicturePath } from "../draft";
import { htmlToText } from "../html";
import { defineKind, escapeTexts, toSearchText } from "../kind";
import { getGradientNumber } from "../shared";
import { solutionSchema } from "./schema";

/** Solutions by `senseNumber`, because the home page shows them as the senses of one word. */
export const solution = defineKind<Queries.SolutionKindQuery>({
  kind: "solution",
  folder: "solutions",
  typeName: "Solution",
  idField: "id",
  schema: solutionSchema,
  getPages: (id) => [solutionPath(id)],
  metadataFields: [
    {
      field: "metadata",
      title: ["title"],
      description: [["description"]],
      keywords: [["keywords"]],
    },
  ],
  sections: [["content"]],
  fragments: ["core-components", "use-cases", "case-studies"],
  unique: [{ path: ["senseNumber"], noun: "sense" }],
  draft: {
    start: ({ title, slug = "" }, { valuesOf }) => {
      const taken = new Set(valuesOf("solution", "senseNumber").values());
      let senseNumber = 1;
      while (taken.has(senseNumber)) senseNumber += 1;
      return {
        title,
        shortTitle: title,
        senseNumber,
        menu: { links: [{ url: solutionPath(slug), fragment: "overview" }] },
        keywords: [],
        menuImageURL: toMarkPath(slug, "topbar"),
        imageURL: toMarkPath(slug, "circle"),
        main: { header: { title } },
        content: [{ anchor: "overview", imageURL: toPicturePath(`${slug}-overview`) }],
        useCases: [],
      };
    },
  },
  label: "Solution",
  section: "Solutions",
  searchGroup: {
    name: "solutions",
    label: "Solutions",
    icon: fileText,
    keywords: "solution",
    isMeantFirst: true,
  },
  query: /* GraphQL */ `
    query SolutionKind {
      allSolution(sort: { senseNumber: ASC }) {
        nodes {
          jsonId
          title
          description
          senseNumber
          menu {
            description
            links {
              url
              text
              fragment
            }
          }
          menuImageURL {
            viewBox
            markup
          }
          imageURL {
            publicURL
          }
          products {
            jsonId
            title
            isReference
            logos {
              circle {
                publicURL
              }
            }
          }
          main {
            header {
              subtitle
              description
              backgroundGradient
            }
          }
          content {
            anchor
            title
            description
          }
          useCases {
            title
            description
          }
        }
      }
    }
  `,
  entries: ({ allSolution }) =>
    allSolution.nodes.map(({ jsonId: key, title, senseNumber, menu, main, ...record }) => {
      const path = solutionPath(key);
      const { header } = main;
      return {
        path,
        title,
        summary: menu.description,
        page: { component: "kinds/solution/page.tsx", context: { key } },
        search: {
          text: toSearchText(
            record.description,
            ...escapeTexts(menu.description, header.subtitle),
            header.description,
            ...escapeTexts(record.useCases),
          ),
          sections: record.content.map((section, index) => ({
            fragment: section.anchor,
            title: section.title,
            detail: `${title}, ${formatSectionNumber(senseNumber, index)}`,
            text: htmlToText(section.description),
          })),
        },
        card: {
          title,
          detail: `Sense ${senseNumber}`,
          gradient: getGradientNumber(header.backgroundGradient),
          mark: `solution-${key}`,
        },
        menu: {
          solution: {
            id: key,
            title,
            senseNumber,
            text: menu.description,
            mark: record.menuImageURL,
            circleUrl: record.imageURL?.publicURL ?? null,
            links: menu.links.map(({ url, text, fragment }) => ({
              to: withFragment(url, fragment),
              text,
            })),
            // Menus omit reference products.
            products: record.products
              .filter(({ isReference }) => !isReference)
              .map(({ jsonId, title: name, logos }) => ({
                id: jsonId,
                title: name,
                circleUrl: logos.circle.publicURL ?? "",
              })),
          },
        },
      };
    }),
});
