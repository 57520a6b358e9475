/**
 * Other spellings of a topic, as addresses have them, and the one that stands for all wherever the
 * site shows it. Records keep theirs. Case and hyphens make no topic of their own.
 */
export const topicSpellings: ReadonlyMap<string, string> = new Map([
  ["llm", "Large Language Models"],
  ["llms", "Large Language Models"],
  ["word-alignment", "Word Alignment"],
  ["semantic-role-labelling", "Semantic Role Labeling"],
]);
