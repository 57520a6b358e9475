import { isObject } from "../../lib/json";
import { parseMarks, toSpans, removeMarks } from "../../lib/example/marks";
import type { Example } from "./schema";

/** `part`: number of the line's list item, from 1. Figures link to `#output-<part>`. */
interface OutputLine {
  text: string;
  part?: number;
}

const toWrittenText = ({ language, text }: { language: string; text: string }) => ({
  language,
  text: removeMarks(text),
  spans: toSpans(text).map(({ mark, ...span }) => (mark === "" ? span : { ...span, is: mark })),
});

/** Derives the output from the example, so that figure and output agree. */
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
          ...toWrittenText(source),
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
          prompt: removeMarks(prompt.text),
          answer,
        })),
      };
    case "sentiment":
      return {
        texts: example.texts.map(({ class: sentiment, score, emotions, abuse, ...text }) => ({
          ...toWrittenText(text),
          sentiment,
          score,
          emotions: Object.fromEntries(emotions.map(({ label, score }) => [label, score])),
          ...(abuse === undefined ? {} : { abuse }),
        })),
      };
    case "pipeline":
      return {
        lines: example.lines.map(({ translation: _, ...line }) => line),
      };
    case "annotation": {
      const { task, done, total, text } = example;
      const annotations = toSpans(text).map(({ mark: tag, ...span }) => ({ ...span, tag }));
      return { task, done, total, text: removeMarks(text), annotations };
    }
    case "name":
      return {
        name: example.parts.map(({ text }) => text).join(""),
        meanings: example.parts.flatMap(({ text, meanings }) =>
          meanings.map((meaning) => ({ part: text, ...meaning })),
        ),
        whole: example.whole,
        classes: example.classes,
      };
    case "senses":
      return {
        concepts: example.concepts.map(({ label, gloss, entity, identifier, readings }) => ({
          label,
          gloss,
          entity,
          identifier,
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
          mention: parseMarks(text)[0]?.text,
          relation,
          concept: title,
          source,
        })),
      };
    case "steps":
      return {
        found: example.steps.map(({ score, isLeftOut, ...step }) => ({
          score,
          ...toWrittenText(step),
          ...(isLeftOut ? { leftOut: step.note } : {}),
        })),
      };
    case "spans":
    case "triples":
      return {};
  }
}

/** Maximum number of characters per line next to a figure. */
const WIDTH = 60;

/** Writes JSON from column `indent`, with line breaks after commas only. */
function formatJson(value: unknown, indent: number): string {
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return JSON.stringify(value);
  const [open, close] = isList ? ["[", "]"] : ["{ ", " }"];
  const start = indent + open.length;
  const pieces = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => {
      const label = isList ? "" : `"${key}": `;
      return `${label}${formatJson(field, start + label.length)}`;
    });
  let column = start;
  const text = pieces.map((piece, index) => {
    const isLong = [piece, pieces[index - 1]].some((one) => one?.includes("\n"));
    const isBroken =
      index > 0 && (isLong || (isList && isObject(value[0])) || column + piece.length + 2 > WIDTH);
    column = (isBroken ? start : column + 1) + piece.length + 1;
    return `${isBroken ? `\n${" ".repeat(start)}` : index > 0 ? " " : ""}${piece}`;
  });
  return `${open}${text.join(",")}${close}`;
}

const toLines = (text: string, part?: number): OutputLine[] =>
  text.split("\n").map((line) => ({ text: line, ...(part !== undefined && { part }) }));

/** Returns the output as lines of JSON; each object of a top-level list is a part. */
export function toOutputLines(example: Example): OutputLine[] {
  let part = 0;
  const fields = Object.entries(toOutput(example)).filter(([, value]) => value !== undefined);
  return fields.flatMap(([key, value], index, all) => {
    const start = index === 0 ? "{ " : "  ";
    const end = index === all.length - 1 ? " }" : ",";
    if (!Array.isArray(value) || !value.every(isObject))
      return toLines(`${start}"${key}": ${formatJson(value, 4)}${end}`);
    const items = value.flatMap((item, place) => {
      part += 1;
      const last = place === value.length - 1 ? `]${end}` : ",";
      return toLines(`    ${formatJson(item, 4)}${last}`, part);
    });
    return [{ text: `${start}"${key}": [` }, ...items];
  });
}
