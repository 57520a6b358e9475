import { z } from "zod";
import { foreignLetter, languageName } from "../../lib/example/languages";
import { hasWholeMarks, readMarks, withoutMarks } from "../../lib/example/marks";
import { fieldRegistry, LANGUAGE_TAG, text } from "../fields";
import { listOf } from "../shared";

/** The language of a text, English by default. */
export const language = () =>
  z
    .string()
    .refine(
      (code) => LANGUAGE_TAG.test(code) && languageName(code) !== undefined,
      "is no code of a language; write one such as it or pt-BR",
    )
    .default("en")
    .register(fieldRegistry, {
      description: "The code of its language; English where it’s left out.",
      example: "it",
    });

const score = () =>
  z
    .number()
    .min(0)
    .max(1)
    .register(fieldRegistry, { description: "How much it counts, from 0 to 1.", example: 0.94 });

const markedText = () =>
  text(
    "The text; its marked words are [words|what they are].",
    "Ada left [Rome|place].",
  ).superRefine((value, context) => {
    const tell = (message: string) => context.addIssue({ code: "custom", message });
    if (!hasWholeMarks(value))
      tell("a bracket belongs to no mark; write marks as [words] or [words|what they are]");
    else if (readMarks(value).some((piece) => piece.mark !== undefined && piece.text === ""))
      tell("marks no words; write them into the brackets, such as [Rome|place]");
  });

const writtenShape = { language: language(), text: markedText() };

/** A run of another script than its language's would be read in the wrong direction. */
function checkScript(
  written: { language: string; text: string },
  context: z.core.$RefinementCtx,
): void {
  if (languageName(written.language) === undefined || !hasWholeMarks(written.text)) return;
  const foreign = foreignLetter(withoutMarks(written.text), written.language);
  if (foreign !== undefined)
    context.addIssue({
      code: "custom",
      path: ["text"],
      message: `“${foreign}” isn’t written in ${languageName(written.language) ?? ""}; correct the language, or part the texts`,
    });
}

const words = () => z.strictObject(writtenShape).superRefine(checkScript);

const translation = () =>
  text("What it says in English, where it isn’t English.", "Never again").optional();

function shape<Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) {
  const literal = z.literal(name);
  fieldRegistry.add(literal, {
    description: "What is shown; it decides the other fields.",
    example: name,
  });
  return z.strictObject({ kind: literal, ...fields });
}

/** One text in several languages or wordings: the marks of each row stand for the same things. */
const spans = shape("spans", {
  rows: listOf(
    z
      .strictObject({
        ...writtenShape,
        label: text(
          "What the row is, where it isn’t its language.",
          "After fine-tuning",
        ).optional(),
      })
      .superRefine(checkScript),
    "The texts; the first row’s marks are also the output.",
  ).min(2),
});

/** A text whose terms have weights. */
const weights = shape("weights", {
  ...writtenShape,
  terms: listOf(
    z.strictObject({
      label: text("The term, as the text’s marks name it.", "saffron"),
      score: score(),
    }),
    "The terms, heaviest first.",
  ).min(2),
});

/** One subject and what it is related to: each line marks one object with its relation. */
const triples = shape("triples", {
  subject: text("The subject, which is the first line.", "Marie Curie"),
  lines: listOf(markedText(), "A line for each object: born in [Warsaw|born in].").min(2).max(4),
});

/** Names in sentences and the entries that they mean. */
const links = shape("links", {
  rows: listOf(
    z.strictObject({
      ...writtenShape,
      title: text("The entry’s name.", "Paris"),
      gloss: text("What it is.", "prince of Troy"),
      names: listOf(words(), "Its names in other languages."),
    }),
    "Sentences, each with its mention marked.",
  ).min(2),
});

/** A text for each of the six classes of sentiment, worst first, with neutral and mixed between. */
const classes = shape("classes", {
  texts: listOf(
    z.strictObject({ ...writtenShape, translation: translation() }).superRefine(checkScript),
    "Texts: very negative, negative, neutral, mixed, positive, very positive.",
  ).length(6),
});

/** A sentence whose words have their sense below them, and those that aren't meant. */
const readings = shape("readings", {
  words: listOf(
    z.strictObject({
      text: text("A word, or a run without a sense.", "plant"),
      sense: text("What it means here.", "a factory").optional(),
      names: listOf(words(), "The same in other languages.").default([]),
      others: listOf(
        text("A sense that it doesn’t have here.", "a living thing"),
        "The others.",
      ).default([]),
    }),
    "The words, in order.",
  ).min(2),
});

/** What happens one after the other, or what was found, nearest first. */
const steps = shape("steps", {
  steps: listOf(
    z
      .strictObject({
        label: text("What the step is.", "Tool"),
        ...writtenShape,
        translation: translation(),
        note: text("What came of it.", "3 orders, 2 suppliers").optional(),
        score: score().optional(),
      })
      .superRefine(checkScript),
    "The steps, in order.",
  ).min(2),
});

/** What a product or a part of a solution shows of its work: one shape for each kind of figure. */
export const exampleSchema = z
  .discriminatedUnion("kind", [spans, weights, triples, links, classes, readings, steps])
  .superRefine((example, context) => {
    if (example.kind !== "weights" || !hasWholeMarks(example.text)) return;
    const known = new Set(example.terms.map(({ label }) => label));
    const unknown = readMarks(example.text).find(
      ({ mark }) => mark !== undefined && !known.has(mark),
    );
    if (unknown !== undefined)
      context.addIssue({
        code: "custom",
        path: ["text"],
        message: `no term is called “${unknown.mark ?? ""}”; the terms are ${[...known].join(", ")}`,
      });
  })
  .register(fieldRegistry, {
    description: "Real text that goes in and what comes out, from which the figure is drawn.",
    graphql: "JSON @example",
  });

export type Example = z.infer<typeof exampleSchema>;
