/** The gradients that carry the name of a solution's section, each with the one it equals. */
export const SECTION_BACKGROUNDS = {
  llm: "gradient_3",
  text_analytics: "gradient_1",
  knowledge_graphs: "gradient_2",
  semantic_search: "gradient_4",
} as const;

/** The gradients that carry the name of a product, each with the one it equals. */
export const PRODUCT_BACKGROUNDS = {
  comprehendo: "gradient_1",
  emotionary: "gradient_4",
  extraggo: "gradient_3",
  lextag: "gradient_1",
  minerva: "gradient_3",
  myknowledgegraph: "gradient_2",
  "nlp-pipeline": "gradient_7",
  "semantic-paths": "gradient_6",
  tradeinterpret: "gradient_5",
  vera: "gradient_5",
  wordatlas: "gradient_2",
} as const;

const named = new Map<string, string>(
  Object.entries({ ...SECTION_BACKGROUNDS, ...PRODUCT_BACKGROUNDS }),
);

/** The numbered gradient of a background's name. */
export const numberedGradient = (name: string): string => named.get(name) ?? name;

/** The number of a background's gradient, from 1 to 7; the last where its name has none. */
export const getGradientNumber = (background: string): number =>
  Number(/^gradient_(\d)$/.exec(numberedGradient(background))?.[1] ?? 7);

/** The classes of a background: a name goes with the gradient that it equals. */
export function backgroundClasses(name: string): string {
  const gradient = named.get(name);
  return gradient === undefined ? name : `${name} ${gradient}`;
}
