import { topicSpellings } from "./topicSpellings";
import { slugify } from "../slugify";

/** The one spelling of a topic, however a paper's record spells it. */
export const getTopic = (label: string): string => topicSpellings.get(slugify(label)) ?? label;

/** The key of a topic in addresses, by the key of any of its spellings. */
export const joinedTopicKey = (key: string): string => {
  const topic = topicSpellings.get(key);
  return topic === undefined ? key : slugify(topic);
};

/** The key of a topic in addresses: one for all its spellings. */
export const topicKey = (label: string): string => joinedTopicKey(slugify(label));

/** The topics of a paper, each once. */
export const getTopics = (labels: readonly string[]): string[] => [
  ...new Set(labels.map(getTopic)),
];
