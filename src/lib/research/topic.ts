import { kindsOfWork } from "../../copy/topicCopy";
import { slugify } from "../slugify";

/**
 * Main spelling of a topic by the slugs of its variants, for filters. Papers show labels as written
 * in their records. Case and hyphens don't need entries.
 */
const topicSpellings: ReadonlyMap<string, string> = new Map([
  ["llm", "Large Language Models"],
  ["llms", "Large Language Models"],
  ["word-alignment", "Word Alignment"],
  ["semantic-role-labelling", "Semantic Role Labeling"],
]);

export const getTopic = (label: string): string => topicSpellings.get(slugify(label)) ?? label;

/** Returns the main key of a topic for URLs, from the key of any spelling. */
export const joinedTopicKey = (key: string): string => {
  const topic = topicSpellings.get(key);
  return topic === undefined ? key : slugify(topic);
};

/** Returns the key of a topic for URLs, the same for all spellings. */
export const topicKey = (label: string): string => joinedTopicKey(slugify(label));

const workKeys = new Set(kindsOfWork.map(slugify));

/** True if the label is a kind of work, false if it's a topic. */
export const isKindOfWork = (label: string): boolean => workKeys.has(topicKey(label));

/** Returns a paper's topics in their main spelling, without duplicates. */
export const getTopics = (labels: readonly string[]): string[] => [
  ...new Set(labels.map(getTopic)),
];
