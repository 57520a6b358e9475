import type { FieldPath } from "../../lib/issue";
import { getValueAt, type JsonValue } from "../../lib/json";
import { capitalize } from "../../lib/text";
import { productPath, variantsPath } from "../../routes/paths";
import { isExample, isShape, SHARED_KINDS } from "../example/shapes";
import { fileText } from "../../ui/icons";
import { toMarkPath } from "../draft";
import { text, whole } from "../fields";
import { defineKind, deriveFrom, escapeTexts, toSearchText } from "../kind";
import { getGradientNumber, objectsOf } from "../shared";
import { toOutputLines } from "../example/output";
import type { Example } from "../example/schema";
import { productSchema } from "./schema";

/** Returns the page's component. The part after "?" names the figure, so each has its own chunk. */
function getPageComponent(example: unknown) {
  const isOwn = isExample(example) && !isShape(example, SHARED_KINDS);
  const figure = isOwn ? capitalize(example.kind) : "Example";
  return `kinds/product/page.tsx?__contentFilePath=${figure}Figure`;
}

const outputLines = objectsOf("OutputLine", "The output, line by line.", {
  text: text("The line.", "verdict: true"),
  part: whole("The number of the figure's part that the line describes.", 0, 99).optional(),
});

const { id, title, preview, example } = productSchema.shape;

const deriveCard = deriveFrom({ id, title, preview }, (product) => ({
  preview: {
    title: product.title,
    action: { text: "Discover more", url: productPath(product.id), newTab: false },
    ...product.preview,
  },
}));

const addOutput = <Shown extends { work: Example }>(shown: Shown) => ({
  ...shown,
  output: toOutputLines(shown.work),
});

const deriveOutput = deriveFrom({ example: example.unwrap() }, (product) => ({
  example: {
    ...addOutput(product.example),
    variants: product.example.variants.map(addOutput),
  },
}));

/** Facts that a product with an example should have. An enabled header button replaces `start`. */
const FACTS: readonly FieldPath[] = [
  ["facts", "audience"],
  ["facts", "languages"],
  ["facts", "start"],
  ["example", "limits"],
];

function findUnpublished(record: JsonValue): { path: FieldPath; message: string }[] {
  const path = ["example"];
  if (getValueAt(record, path) === undefined) return [];
  const hasDemo = getValueAt(record, ["header", "action", "disabled"]) !== true;
  const missing = FACTS.filter(
    (fact) => getValueAt(record, fact) === undefined && !(hasDemo && fact.includes("start")),
  ).map((fact) => fact.join("."));
  const message = `the page says “We haven’t published this yet”, because the record has no ${missing.join(", ")}`;
  return missing.length > 0 ? [{ path, message }] : [];
}

export const product = defineKind<Queries.ProductKindQuery>({
  kind: "product",
  folder: "products",
  typeName: "Product",
  idField: "id",
  schema: productSchema,
  findUnpublished,
  derive: (record, site) => ({ ...deriveCard(record, site), ...deriveOutput(record, site) }),
  derivedFields: {
    ProductExample: { output: outputLines },
    ExampleVariant: { output: outputLines },
  },
  getPages: (id) => [productPath(id)],
  metadataFields: [{ field: "metadata", title: ["title"], description: [["shortDescription"]] }],
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
  unique: [{ path: ["topbarIndex"], noun: "place in the menu" }],
  draft: {
    start: ({ title, slug = "" }, { valuesOf }) => {
      const places = [...valuesOf("product", "topbarIndex").values()].map(Number);
      return {
        title,
        topbarIndex: 1 + Math.max(-1, ...places.filter(Number.isInteger)),
        logos: { circle: toMarkPath(slug, "circle"), topbar: toMarkPath(slug, "topbar") },
        header: { action: { text: "Contact us", url: "/contacts" } },
        content: [{}],
        useCases: [],
        modules: [],
      };
    },
  },
  label: "Product",
  section: "Products",
  searchGroup: {
    name: "products",
    label: "Products",
    icon: fileText,
    keywords: "product tool software application",
    isMeantFirst: true,
  },
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
        page: { component: getPageComponent(record.example?.work), context: { key } },
        search: {
          detail: shortDescription,
          text: toSearchText(
            ...escapeTexts(header.subtitle),
            header.content,
            record.content,
            modules.description,
            modules.modules,
            ...escapeTexts(modules.useCases, record.useCases, record.goldUseCases),
            ...escapeTexts(record.example?.caption, record.example?.alt),
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
