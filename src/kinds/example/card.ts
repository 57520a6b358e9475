import { foreignLetter, languageName } from "../../lib/example/languages";
import { readMarks, withoutMarks } from "../../lib/example/marks";
import { figureCopy } from "./copy";
import type { Example } from "./schema";

interface CardText {
  text: string;
  language: string;
}

/** What a card draws of an example: a loud word or line, and a few rows by weight. */
export interface ExampleCard extends CardText {
  rows: readonly (CardText & { note: string; weight: number })[];
}

/** A card has room for so many rows. */
const ROWS = 3;
/** The weight of a row that has none. */
const EVEN = 0.4;

const english = (text: string) => ({ text, language: "en" });
const nameOf = (code: string) => languageName(code) ?? "";
const marked = (text: string) =>
  readMarks(text).flatMap((piece) => (piece.mark === undefined ? [] : [piece.text]));
const scored = ({ label, score }: { label: string; score: number }) => ({
  ...english(label),
  note: score.toFixed(2),
  weight: score,
});
const heaviest = <Row extends { weight: number }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => b.weight - a.weight);

function toLoudAndRows(example: Example): ExampleCard | undefined {
  switch (example.kind) {
    case "verdict":
      return {
        ...english(example.claim),
        rows: heaviest(example.sources).map(({ title, stance, weight }) => ({
          ...english(title),
          note: stance,
          weight,
        })),
      };
    case "concept":
      return {
        ...english(example.label),
        rows: example.words.map(({ text, language }) => ({
          text,
          language,
          note: nameOf(language),
          weight: EVEN,
        })),
      };
    case "dialogue": {
      const [first, second] = example.replies;
      const row = (text: string, language: string, note: string) => ({
        text,
        language,
        note,
        weight: EVEN,
      });
      return (
        first &&
        second && {
          text: marked(second.text).join(""),
          language: second.language,
          rows: [
            row(marked(first.text).join(""), first.language, first.meaning),
            row(first.literal.text, first.literal.language, figureCopy.wordForWord),
          ],
        }
      );
    }
    case "sentiment": {
      const [text] = example.texts.filter(({ language }) => language === "en");
      return (
        text && {
          ...english(withoutMarks(text.text)),
          rows: heaviest(
            figureCopy.classes.map((label, index) =>
              scored({ label, score: text.shares[index] ?? 0 }),
            ),
          ),
        }
      );
    }
    case "pipeline": {
      const [first, ...rows] = example.lines.map(({ text, language, score }) => ({
        text,
        language,
        note: nameOf(language),
        weight: score,
      }));
      return first && { ...first, rows };
    }
    case "annotation": {
      const others = readMarks(example.second);
      const [first, second] = readMarks(example.first)
        .map((piece, index) => [piece, others[index]] as const)
        .find(([one, other]) => one.mark !== other?.mark) ?? [{ text: "" }];
      const rows = [first, second].map((piece, index) => ({
        ...english(piece?.mark ?? ""),
        note: [figureCopy.first, figureCopy.second][index] ?? "",
        weight: EVEN,
      }));
      return { ...english(first.text), rows };
    }
    case "name":
      return {
        ...english(example.parts.map(({ text }) => text).join("")),
        rows: example.parts
          .flatMap(({ meanings }) => meanings)
          .map(({ meaning, tone, languages }) => ({
            ...english(meaning),
            note: languages.map(nameOf).join(", "),
            weight: tone === "negative" ? 1 : EVEN,
          }))
          .toReversed(),
      };
    case "senses": {
      const [, sentence] = example.sentences;
      const words = readMarks(sentence?.text ?? "").filter(({ mark }) => mark !== undefined);
      const [word] = words
        .map(({ text, mark }) => ({
          text,
          reading: example.concepts.find(({ label }) => label === mark)?.readings[1],
        }))
        .toSorted((a, b) => (b.reading?.others.length ?? 0) - (a.reading?.others.length ?? 0));
      const language = sentence?.language ?? "en";
      return (
        word?.reading && {
          text: word.text,
          language,
          rows: [word.reading.chosen, ...word.reading.others].map((text, index) => ({
            text,
            language,
            note: index === 0 ? figureCopy.meant : figureCopy.not,
            weight: index === 0 ? 1 : 0,
          })),
        }
      );
    }
    case "weights": {
      const [first, ...rest] = example.terms.toSorted((a, b) => b.score - a.score).map(scored);
      return first && { ...first, rows: rest };
    }
    case "links": {
      const [first] = example.rows;
      return (
        first && {
          text: marked(first.text).join(""),
          language: first.language,
          rows: example.rows.map(({ title, relation = "" }) => ({
            ...english(title),
            note: relation,
            weight: EVEN,
          })),
        }
      );
    }
    case "steps":
      return {
        ...english(withoutMarks(example.query ?? "")),
        rows: example.steps.map(({ text, language, score = 0 }) => ({
          text: marked(text).join(", "),
          language,
          note: score.toFixed(2),
          weight: score,
        })),
      };
    case "spans":
    case "triples":
    case "classes":
    case "readings":
      return undefined;
  }
}

/**
 * The one thing of an example that a card has room for, in Latin letters: each script more is a font
 * more on every page that shows the card. Nothing of the shapes that only solutions use.
 */
export function toCard(example: Example): ExampleCard | null {
  const card = toLoudAndRows(example);
  if (!card) return null;
  const rows = card.rows.filter(({ text }) => foreignLetter(text, "en") === undefined);
  return { ...card, rows: rows.slice(0, ROWS) };
}
