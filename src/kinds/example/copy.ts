/** Verdicts on a claim, stances of a passage, and classes of sentiment. */
export const VERDICTS = ["true", "false", "neutral", "controversial"] as const;
export const STANCES = ["for", "against", "neutral"] as const;
export const SENTIMENTS = [
  "very negative",
  "negative",
  "neutral",
  "mixed",
  "positive",
  "very positive",
] as const;

export const figureCopy = {
  output: "Output",
  ours: "We wrote this example. It isn’t a benchmark.",
  call: "The call, as an example",
  wordForWord: "word for word",
  not: "not",
  abuse: (kind: string) => `Abuse: ${kind}`,
  stages: [
    { name: "Text", note: "as it came" },
    { name: "Language", note: "detected" },
    { name: "Tokens", note: "words and marks" },
    { name: "Lemmas", note: "dictionary forms" },
    { name: "Parts of speech", note: "as labels" },
  ],
  tags: "Tags to choose from",
  done: (done: number, total: number) => `${done} of ${total} done`,
  niceClass: (numbers: readonly number[]) => `, class ${numbers.join(", ")}`,
  niceClasses: "Nice classes touched",
  found: (all: number, found: number) =>
    `${all} languages analysed; the parts of the name mean something in at least ${found}.`,
  claim: "Claim",
  verdict: "Verdict",
  outputPane: "Output of the example",
  change: "Change one thing",
  failed: "This example couldn’t be loaded, so you see the first one.",
} as const;
