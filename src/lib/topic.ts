import { slugify } from "./slugify";

/** Main spelling by slug of a variant. Filters use it; papers show labels as written. */
const topicSpellings: ReadonlyMap<string, string> = new Map([
  ["llm", "Large Language Models"],
  ["llms", "Large Language Models"],
  ["word-alignment", "Word Alignment"],
  ["semantic-role-labelling", "Semantic Role Labeling"],
]);

export const getTopic = (label: string): string => topicSpellings.get(slugify(label)) ?? label;

/** Returns the key of the topic's main spelling, for URLs. */
export const toJoinedTopicKey = (key: string): string => {
  const topic = topicSpellings.get(key);
  return topic === undefined ? key : slugify(topic);
};

/** Returns a topic's key for URLs, which is the same for all spellings. */
export const toTopicKey = (label: string): string => toJoinedTopicKey(slugify(label));

/** Keys of labels that name a kind of work. Pages style them differently from topics. */
const workKeys = new Set(["Dataset", "Evaluation"].map(slugify));

export const isKindOfWork = (label: string): boolean => workKeys.has(toTopicKey(label));

/** Returns topics in their main spelling, without duplicates. */
export const getTopics = (labels: readonly string[]): string[] => [
  ...new Set(labels.map(getTopic)),
];
