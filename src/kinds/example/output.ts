import { isObject } from "../../lib/isObject";
import { marked, toSpans, withoutMarks } from "../../lib/example/marks";
import { figureCopy } from "./copy";
import type { Example } from "./schema";

/** A line of an example's output; lines of a part carry its number, counted through the output. */
export interface OutputLine {
  text: string;
  part?: number;
}

/** A marked text as software returns it: plain, and its spans counted. */
const written = ({ language, text }: { language: string; text: string }) => ({
  language,
  text: withoutMarks(text),
  spans: toSpans(text).map(({ mark, ...span }) => (mark === "" ? span : { ...span, is: mark })),
});

/** What comes out, as data. It's made of the example alone, so that it can't say anything else. */
function toOutput(example: Example): Readonly<Record<string, unknown>> {
  switch (example.kind) {
    case "verdict": {
      const { verdict, confidence, explanation, sources } = example;
      return {
        verdict,
        confidence,
        explanation,
        sources: sources.map(({ stance, weight, title, ...source }) => ({
          stance,
          weight,
          title,
          ...written(source),
        })),
      };
    }
    case "concept": {
      const { label, partOfSpeech, domain, gloss, relations, words } = example;
      return { label, partOfSpeech, domain, gloss, words, relations };
    }
    case "dialogue":
      return {
        replies: example.replies.map(({ answer, ...prompt }) => ({
          language: prompt.language,
          prompt: withoutMarks(prompt.text),
          answer,
        })),
      };
    case "sentiment":
      return {
        texts: example.texts.map(({ shares, emotions, abuse, ...text }) => ({
          ...written(text),
          sentiment: Object.fromEntries(
            figureCopy.classes.map((name, index) => [name, shares[index]]),
          ),
          emotions: Object.fromEntries(emotions.map(({ label, score }) => [label, score])),
          ...(abuse === undefined ? {} : { abuse }),
        })),
      };
    case "pipeline":
      return {
        lines: example.lines.map(({ translation: _, ...line }) => line),
      };
    case "annotation": {
      const { task, done, total, first, second } = example;
      const others = toSpans(second);
      return {
        task,
        done,
        total,
        text: withoutMarks(first),
        annotations: toSpans(first).map(({ mark, ...span }, index) => ({
          ...span,
          first: mark,
          second: others[index]?.mark,
        })),
      };
    }
    case "name":
      return {
        name: example.parts.map(({ text }) => text).join(""),
        meanings: example.parts.flatMap(({ text, meanings }) =>
          meanings.map((meaning) => ({ part: text, ...meaning })),
        ),
        classes: example.classes,
      };
    case "senses":
      return {
        concepts: example.concepts.map(({ label, gloss, readings }) => ({
          label,
          gloss,
          words: example.sentences.map((sentence, index) => ({
            language: sentence.language,
            ...toSpans(sentence.text).find(({ mark }) => mark === label),
            mark: undefined,
            ...readings[index],
          })),
        })),
      };
    case "weights": {
      const spans = toSpans(example.text);
      return {
        language: example.language,
        terms: example.terms.map(({ label, group, score }) => ({
          label,
          is: group,
          score,
          spans: spans.filter(({ mark }) => mark === label).map(({ start, end }) => [start, end]),
        })),
      };
    }
    case "links":
      return {
        links: example.rows.map(({ text, relation, title, source }) => ({
          mention: marked(text)[0]?.text,
          relation,
          concept: title,
          source,
        })),
      };
    case "steps":
      return {
        found: example.steps.map(({ score, isLeftOut, ...step }) => ({
          score,
          ...written(step),
          ...(isLeftOut ? { leftOut: step.note } : {}),
        })),
      };
    case "spans":
    case "triples":
      return {};
  }
}

/** A value on one line, but for lists of objects, which have a line for each. */
function write(value: unknown, indent: string): string {
  if (Array.isArray(value) && value.some(isObject)) {
    const items = value.map((item) => `${indent}  ${write(item, `${indent}  `)}`);
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  if (Array.isArray(value)) return `[${value.map((item) => write(item, indent)).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{ ${fields.map(([key, field]) => `"${key}": ${write(field, indent)}`).join(", ")} }`;
}

/** How many lines there's room for beside a figure. */
const ROOM = 24;

/** The output as the lines of one JSON text, in which each object of a list is a part. */
export function toOutputLines(example: Example): OutputLine[] {
  let part = 0;
  const comma = (index: number, list: readonly unknown[]) => (index < list.length - 1 ? "," : "");
  const output = toOutput(example);
  const isShort = JSON.stringify(output, null, 2).split("\n").length <= ROOM;
  const fields = Object.entries(output).flatMap(([key, value], index, all) => {
    const end = comma(index, all);
    if (!Array.isArray(value) || !value.every(isObject))
      return [{ text: `  "${key}": ${write(value, "  ")}${end}` }];
    const items = value.flatMap((item, place) => {
      part += 1;
      const text = isShort ? JSON.stringify(item, null, 2) : write(item, "");
      return `${text}${comma(place, value)}`
        .split("\n")
        .map((line) => ({ text: `    ${line}`, part }));
    });
    return [{ text: `  "${key}": [` }, ...items, { text: `  ]${end}` }];
  });
  return [{ text: "{" }, ...fields, { text: "}" }];
}
