import { foreignLetter, languageName } from "../../lib/example/languages";
import { marked, withoutMarks } from "../../lib/example/marks";
import { figureCopy } from "./copy";
import { workCopy } from "./workCopy";
import type { Example } from "./schema";

interface CardText {
  text: string;
  language: string;
}

interface CardRow extends CardText {
  note: string;
  weight: number;
}

/** What a card draws of an example: a loud word or line, and a few rows by weight. */
export interface ExampleCard extends CardText {
  rows: readonly CardRow[];
}

/** A card has room for so many rows. */
const ROWS = 3;

const row = (text: string, note: string, weight = 0.4, language = "en"): CardRow => ({
  text,
  note,
  weight,
  language,
});
const scored = ({ label, score }: { label: string; score: number }) =>
  row(label, score.toFixed(2), score);
const inLanguage = ({ text, language }: CardText) =>
  row(text, languageName(language) ?? "", undefined, language);
const heaviest = (rows: readonly CardRow[]) => rows.toSorted((a, b) => b.weight - a.weight);
const card = (loud: CardText | undefined, rows: readonly CardRow[]): ExampleCard | undefined =>
  loud && { text: loud.text, language: loud.language, rows };

function toLoudAndRows(example: Example): ExampleCard | undefined {
  switch (example.kind) {
    case "verdict":
      return card(
        row(example.claim, ""),
        heaviest(example.sources.map(({ title, stance, weight }) => row(title, stance, weight))),
      );
    case "concept":
      return card(row(example.label, ""), example.words.map(inLanguage));
    case "dialogue": {
      const [first, second] = example.replies.map(({ text, meaning, language }) =>
        row(marked(text)[0]?.text ?? "", meaning, undefined, language),
      );
      const literal = example.replies.map((reply) =>
        row(reply.literal.text, workCopy.wordForWord, undefined, reply.literal.language),
      );
      return first && card(second, [first, ...literal.slice(0, 1)]);
    }
    case "sentiment": {
      const text = example.texts.find(({ language }) => language === "en");
      const shares = figureCopy.classes.map((label, index) =>
        scored({ label, score: text?.shares[index] ?? 0 }),
      );
      return card(text && row(withoutMarks(text.text), ""), heaviest(shares));
    }
    case "pipeline": {
      const [first] = example.lines;
      const words = first?.tokens.filter(({ text }) => /\p{L}/u.test(text)) ?? [];
      return card(
        first,
        words.map(({ text, lemma, entity }) => row(text, entity ?? lemma)),
      );
    }
    case "annotation": {
      const [first, second] = [marked(example.first), marked(example.second)];
      const place = first.findIndex(({ mark }, index) => mark !== second[index]?.mark);
      return card(row(first[place]?.text ?? "", ""), [
        row(first[place]?.mark ?? "", workCopy.first),
        row(second[place]?.mark ?? "", workCopy.second),
      ]);
    }
    case "name": {
      const meanings = example.parts.flatMap((part) => part.meanings);
      const rows = meanings.map(({ meaning, tone, languages }) =>
        row(meaning, languages.map(languageName).join(", "), tone === "negative" ? 1 : undefined),
      );
      return card(row(example.parts.map(({ text }) => text).join(""), ""), rows.toReversed());
    }
    case "senses": {
      const { text, language } = example.sentences[1] ?? { text: "", language: "en" };
      const [concept] = example.concepts.toSorted(
        (a, b) => (b.readings[1]?.others.length ?? 0) - (a.readings[1]?.others.length ?? 0),
      );
      const word = marked(text).find(({ mark }) => mark === concept?.label)?.text ?? "";
      const { chosen = "", others = [] } = concept?.readings[1] ?? {};
      return card(row(word, "", undefined, language), [
        row(chosen, workCopy.meant, 1, language),
        ...others.map((other) => row(other, workCopy.not, 0, language)),
      ]);
    }
    case "weights": {
      const [first, ...rest] = heaviest(example.terms.map(scored));
      return card(first, rest);
    }
    case "links":
      return card(
        row(marked(example.rows[0]?.text ?? "")[0]?.text ?? "", ""),
        example.rows.map(({ title, relation = "" }) => row(title, relation)),
      );
    case "steps":
      return card(
        row(withoutMarks(example.query ?? ""), ""),
        example.steps.map(({ text, language, score = 0 }) =>
          row(
            marked(text)
              .map((run) => run.text)
              .join(", "),
            score.toFixed(2),
            score,
            language,
          ),
        ),
      );
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
  const drawn = toLoudAndRows(example);
  if (!drawn) return null;
  const rows = drawn.rows.filter(({ text }) => foreignLetter(text, "en") === undefined);
  return { ...drawn, rows: rows.slice(0, ROWS) };
}
