/** The washes that carry the name of a solution's section, each with the one it equals (SOL-11). */
export const SECTION_BACKGROUNDS = {
  llm: "gradient_3",
  text_analytics: "gradient_1",
  knowledge_graphs: "gradient_2",
  semantic_search: "gradient_4",
} as const;

const isSectionBackground = (name: string): name is keyof typeof SECTION_BACKGROUNDS =>
  name in SECTION_BACKGROUNDS;

/** The numbered wash of a background's name. */
export const numberedGradient = (name: string): string =>
  isSectionBackground(name) ? SECTION_BACKGROUNDS[name] : name;

/** The classes of a background: a section's name goes with the wash that it equals. */
export const backgroundClasses = (name: string): string =>
  isSectionBackground(name) ? `${name} ${SECTION_BACKGROUNDS[name]}` : name;
