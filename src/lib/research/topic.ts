import { topicSpellings } from "./topicSpellings";
import { slugOf } from "../slugOf";

/** The spelling that stands for a topic, however a paper's record has it. */
export const topicOf = (label: string): string => topicSpellings.get(slugOf(label)) ?? label;

/** The key of a topic in addresses by that of any of its spellings. */
export const joinedTopicKey = (key: string): string => {
  const topic = topicSpellings.get(key);
  return topic === undefined ? key : slugOf(topic);
};

/** The key of a topic in addresses: one for all its spellings. */
export const topicKey = (label: string): string => joinedTopicKey(slugOf(label));

/** The topics of a paper, each once. */
export const topicsOf = (labels: readonly string[]): string[] => [...new Set(labels.map(topicOf))];
