/**
 * Other spellings of a topic, as addresses have them, and the one that stands for all in filters and
 * counts. The papers keep the label of their record. Case and hyphens need no entry.
 */
export const topicSpellings: ReadonlyMap<string, string> = new Map([
  ["llm", "Large Language Models"],
  ["llms", "Large Language Models"],
  ["semantic-role-labelling", "Semantic Role Labeling"],
]);
