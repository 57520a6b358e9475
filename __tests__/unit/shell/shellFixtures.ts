import siteCopy from "../../../data/site/copy.json";
import {
  getMenuProducts,
  type MenuProduct,
  type Menus,
  type MenuSolution,
} from "../../../src/lib/menus";
import type { CompanyInfo } from "../../../src/hooks/useSiteData";

const names = [
  ["vera", "Vera"],
  ["wordatlas", "WordAtlas"],
  ["extraggo", "Extraggo"],
  ["comprehendo", "Comprehendo"],
  ["nlp-pipeline", "NLP Pipeline"],
  ["emotionary", "Emotionary"],
  ["semantic-paths", "Semantic Paths"],
  ["lextag", "LexTag"],
  ["tradeinterpret", "TraDeInterpret"],
  ["myknowledgegraph", "myKnowledgeGraph"],
] as const;

const minerva: MenuProduct = {
  id: "minerva",
  title: "Minerva",
  text: "An open model.",
  isReference: true,
  topbarIndex: -1,
  circleUrl: "/static/minerva-circle.svg",
};

/** The menu's ten products in order, and the reference product. */
export const products: readonly MenuProduct[] = [
  ...names.map(([id, title], topbarIndex) => ({
    id,
    title,
    text: `What ${title} does.`,
    isReference: false,
    topbarIndex,
    circleUrl: `/static/${id}-circle.svg`,
  })),
  minerva,
];

const solution = (
  senseNumber: number,
  id: string,
  title: string,
  productIds: readonly string[],
): MenuSolution => ({
  id,
  title,
  senseNumber,
  text: `What ${title} is about.`,
  mark: { viewBox: "0 0 48 48", markup: "<circle r='3'/>" },
  circleUrl: `/static/solution-${id}-circle.svg`,
  links: [
    { to: `/solution/${id}#first`, text: `First part of ${title}` },
    { to: `/solution/${id}#second`, text: `Second part of ${title}` },
  ],
  products: products.filter((product) => productIds.includes(product.id)),
});

export const solutions: readonly MenuSolution[] = [
  solution(1, "llm", "Large language models", ["minerva", "vera"]),
  solution(2, "text-analytics", "Text analytics", ["comprehendo", "lextag"]),
  solution(3, "knowledge-graphs", "Knowledge graphs", ["wordatlas"]),
  solution(4, "semantic-search", "Semantic search", ["semantic-paths"]),
];

export const menus: Menus = { solutions, products };

const company: CompanyInfo = {
  name: "Polysema S.r.l.",
  general: {
    email: "info@polysema.example",
    legalMail: "legal@polysema.example",
    phone: { prefix: "+39", number: "06 0000 0000" },
    vatNumber: "IT00000000000",
    rea: "RM-0000000",
    shareCapital: 10000,
  },
  business: {
    address: {
      streetAddress: "Via dei Lessici 14",
      postalCode: "00184",
      addressLocality: "Rome",
      addressCountry: "IT",
    },
    county: { fullAddressCounty: "(RM), Italy" },
    geolocations: { lat: 41.9, long: 12.5 },
  },
  socials: ["facebook", "X", "instagram", "linkedin"].map((type) => ({
    type,
    url: `https://${type.toLowerCase()}.example/polysema`,
    id: "polysema",
  })),
};

const toNode = ({ id, title }: MenuProduct | MenuSolution) => ({ jsonId: id, title });

export const shellAnswer = (parts: Partial<Queries.SiteDataQuery> = {}): Queries.SiteDataQuery => ({
  siteSettings: {
    name: "Polysema",
    version: "1.2.16",
    mode: "production",
    addresses: {
      website: "https://w.example",
      console: "https://console.polysema.example",
      demo: "https://demo.polysema.example",
    },
    colors: { theme: "#0b5f54" },
    cookieExpiryMs: 365 * 24 * 60 * 60 * 1000,
    cookiePolicyRevision: 1,
  },
  company,
  siteCopy,
  allSolution: { nodes: solutions.map(toNode) },
  menuProducts: getMenuProducts(products).map(toNode),
  ...parts,
});
