import { kindsOfWork } from "../../copy/topicCopy";
import { slugify } from "../slugify";

/**
 * Other spellings of a topic, as addresses have them, and the one that stands for all in filters.
 * A paper's own labels are shown as its record writes them. Case and hyphens make no topic of their own.
 */
const topicSpellings: ReadonlyMap<string, string> = new Map([
  ["llm", "Large Language Models"],
  ["llms", "Large Language Models"],
  ["word-alignment", "Word Alignment"],
  ["semantic-role-labelling", "Semantic Role Labeling"],
]);

/** The one spelling of a topic, however a paper's record spells it. */
export const getTopic = (label: string): string => topicSpellings.get(slugify(label)) ?? label;

/** The key of a topic in addresses, by the key of any of its spellings. */
export const joinedTopicKey = (key: string): string => {
  const topic = topicSpellings.get(key);
  return topic === undefined ? key : slugify(topic);
};

/** The key of a topic in addresses: one for all its spellings. */
export const topicKey = (label: string): string => joinedTopicKey(slugify(label));

const workKeys = new Set(kindsOfWork.map(slugify));

/** True for a label that says what kind of work a paper is, false for one that says what it is about. */
export const isKindOfWork = (label: string): boolean => workKeys.has(topicKey(label));

/** The topics of a paper, each once. */
export const getTopics = (labels: readonly string[]): string[] => [
  ...new Set(labels.map(getTopic)),
];
