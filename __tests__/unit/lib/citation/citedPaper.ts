import type { CitedPaper } from "../../../../src/lib/citation/citedPaper";

export const citedPaper = (changes: Partial<CitedPaper> = {}): CitedPaper => ({
  entryType: "inproceedings",
  bibkey: "lovelace-etal-2024-word",
  title: "Word Sense Linking: Disambiguating Outside the Sandbox",
  url: "https://example.org/papers/1/",
  doi: null,
  authors: ["Pere-Lluís Huguet Cabot", "Jan A. Botha"],
  families: ["Huguet Cabot"],
  booktitle: "Findings of the Meeting",
  journal: null,
  year: 2024,
  month: 8,
  address: "Bangkok, Thailand",
  publisher: "The Publisher",
  pages: "11–22",
  note: null,
  ...changes,
});
