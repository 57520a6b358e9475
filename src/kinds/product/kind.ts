import { withCapital } from "../../lib/text";
import { productPath, variantsPath } from "../../routes/paths";
import { isExample, isShape, SHARED_KINDS } from "../example/shapes";
import { mark } from "../draft";
import { blockTexts, defineKind, getWords, joined, titledTexts } from "../kind";
import { getGradientNumber } from "../shared";
import { productSchema } from "./schema";

/** Page with the figure of an example; each figure makes a chunk of its own. */
function pageWithFigure(example: unknown) {
  const isOwn = isExample(example) && !isShape(example, SHARED_KINDS);
  const figure = isOwn ? withCapital(example.kind) : "Example";
  return `kinds/product/page.tsx?__contentFilePath=${figure}Figure`;
}

/** Products, whether they are sold or shown as references. */
export const product = defineKind<Queries.ProductKindQuery>({
  kind: "product",
  folder: "products",
  typeName: "Product",
  idField: "id",
  schema: productSchema,
  getPages: (id) => [productPath(id)],
  described: [{ field: "metadata", title: ["title"], description: [["shortDescription"]] }],
  sections: [["content"], ["modules"]],
  fragments: [
    "figures",
    "gold-figures",
    "views",
    "languages",
    "exhibit",
    "modules",
    "module-uses",
    "uses",
    "video",
    "case-studies",
    "papers",
    "related-products",
  ],
  unique: [{ path: ["topbarIndex"], what: "place in the menu" }],
  // It comes at the end of the menu.
  draft: {
    start: ({ title, slug = "" }, { valuesOf }) => {
      const places = [...valuesOf("product", "topbarIndex").values()].map(Number);
      return {
        title,
        topbarIndex: 1 + Math.max(-1, ...places.filter(Number.isInteger)),
        logos: { circle: mark(slug, "circle"), topbar: mark(slug, "topbar") },
        header: { action: { text: "Contact us", url: "/contacts" } },
        content: [{}],
        useCases: [],
        modules: [],
      };
    },
  },
  label: "Product",
  section: "Products",
  searchGroup: "products",
  query: /* GraphQL */ `
    query ProductKind {
      allProduct(sort: { title: ASC }) {
        nodes {
          jsonId
          title
          shortDescription
          isReference
          topbarIndex
          logos {
            circle {
              publicURL
            }
          }
          header {
            subtitle
            content
            backgroundGradient
          }
          content {
            title
            description
          }
          modules {
            description
            modules {
              title
              description
            }
            useCases {
              title
              description
            }
          }
          useCases {
            title
            description
          }
          goldUseCases {
            title
            description
          }
          example {
            caption
            alt
            work
            variants {
              reason
              work
              output {
                text
                part
              }
            }
          }
        }
      }
    }
  `,
  outputs: ({ allProduct }) =>
    allProduct.nodes.flatMap(({ jsonId, example }) =>
      example && example.variants.length > 0
        ? [{ path: variantsPath(jsonId), content: JSON.stringify(example.variants) }]
        : [],
    ),
  entries: ({ allProduct }) =>
    allProduct.nodes.map(({ jsonId: key, title, shortDescription, header, modules, ...record }) => {
      const path = productPath(key);
      return {
        path,
        title,
        summary: shortDescription,
        page: { component: pageWithFigure(record.example?.work), context: { key } },
        search: {
          detail: shortDescription,
          text: joined(
            header.subtitle,
            getWords(header.content),
            ...blockTexts(record.content),
            getWords(modules.description),
            ...blockTexts(modules.modules),
            ...titledTexts(modules.useCases),
            ...titledTexts(record.useCases),
            ...titledTexts(record.goldUseCases),
            record.example?.caption,
            record.example?.alt,
          ),
        },
        card: {
          title,
          detail: header.subtitle,
          gradient: getGradientNumber(header.backgroundGradient),
          mark: key,
        },
        menu: {
          product: {
            id: key,
            title,
            text: shortDescription,
            isReference: record.isReference,
            topbarIndex: record.topbarIndex,
            circleUrl: record.logos.circle.publicURL ?? "",
          },
        },
      };
    }),
});
