import { topicSpellings } from "../../config/topicSpellings";
import { slugOf } from "../slugOf";

/** The spelling that stands for a topic, however a paper's record has it. */
export const topicOf = (label: string): string => topicSpellings.get(slugOf(label)) ?? label;

/** The topic in addresses: one for all its spellings. */
export const topicKey = (label: string): string => slugOf(topicOf(label));

/** The topics of a paper, each once. */
export const topicsOf = (labels: readonly string[]): string[] => [...new Set(labels.map(topicOf))];
