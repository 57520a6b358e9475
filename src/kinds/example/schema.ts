import { z } from "zod";
import { findForeignLetter, getLanguageName } from "../../lib/example/languages";
import { hasWholeMarks, parseMarks, removeMarks } from "../../lib/example/marks";
import {
  LANGUAGE_TAG,
  decimal,
  fieldRegistry,
  flag,
  oneOf,
  text,
  whole,
  withMeta,
} from "../fields";
import { listOf } from "../shared";
import { SENTIMENTS, STANCES, VERDICTS } from "./copy";

/** Language code of a text, English by default. */
export const language = () =>
  z
    .string()
    .refine(
      (code) => LANGUAGE_TAG.test(code) && getLanguageName(code) !== undefined,
      "is no code of a language; write one such as it or pt-BR",
    )
    .default("en")
    .register(fieldRegistry, {
      description: "The code of its language.",
      example: "it",
    });

export const score = () => decimal("How much it counts, from 0 to 1.", 0, 1, 0.94);

const markedText = () =>
  text("Marked words are [words|what they are].", "Ada left [Rome|place].").superRefine(
    (value, context) => {
      const addIssue = (message: string) => context.addIssue({ code: "custom", message });
      if (!hasWholeMarks(value))
        addIssue("a bracket belongs to no mark; write marks as [words] or [words|what they are]");
      else if (parseMarks(value).some((run) => run.text === ""))
        addIssue("marks no words; write them into the brackets, such as [Rome|place]");
    },
  );

const writtenShape = { language: language(), text: markedText() };

const writtenSchema = z.object(writtenShape);

/** Marked text; rejects other scripts, which browsers could lay out in the wrong direction. */
const written = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...writtenShape, ...fields }).superRefine((value: unknown, context) => {
    const { data } = writtenSchema.safeParse(value);
    const foreign = data && findForeignLetter(removeMarks(data.text), data.language);
    if (data && foreign !== undefined)
      context.addIssue({
        code: "custom",
        path: ["text"],
        message: `“${foreign}” isn’t written in ${getLanguageName(data.language) ?? ""}; correct the language, or part the texts`,
      });
  });

const textWithLanguage = () => written({});

const items = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  listOf(z.strictObject(fields), description);

const texts = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  listOf(written(fields), description);

const translation = () => text("Its meaning in English.", "Never again").optional();

function shape<Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) {
  const literal = z.literal(name);
  fieldRegistry.add(literal, {
    description: "What is shown; it decides the others.",
    example: name,
  });
  return z.strictObject({ kind: literal, ...fields });
}

/** One text in several languages or wordings; the marks of each row refer to the same things. */
const spans = shape("spans", {
  rows: texts("The texts; the first row’s marks are also the output.", {
    label: text("In place of its language.", "After fine-tuning").optional(),
  }).min(2),
});

/** Text with weighted terms. */
const weights = shape("weights", {
  ...writtenShape,
  terms: items("The terms, heaviest first.", {
    label: text("The term, as the text’s marks name it.", "saffron"),
    score: score(),
    group: text("What it is, where terms are of several kinds.", "Key concepts").optional(),
  }).min(2),
});

/** Subject and its relations: each line marks one object with its relation. */
const triples = shape("triples", {
  subject: text("The subject, which is the first line.", "Marie Curie"),
  lines: listOf(markedText(), "A line for each object: born in [Warsaw|born in].").min(2).max(4),
});

/** Mentions in sentences and the entries that they refer to. */
const links = shape("links", {
  rows: items("Sentences, each with its mention marked.", {
    ...writtenShape,
    title: text("The entry’s name.", "Paris"),
    gloss: text("What it is.", "prince of Troy"),
    names: listOf(textWithLanguage(), "Its names in other languages."),
    relation: text("How the two are related.", "is a").optional(),
    source: text("Where the mention stands.", "manual-p204.pdf, page 14").optional(),
  }).min(2),
});

/** Consecutive steps, or search results with the nearest first. */
const steps = shape("steps", {
  query: markedText()
    .register(fieldRegistry, {
      description:
        "What was asked, each word marked with what it means; the steps’ marks name these words.",
      example: "[bridge|way over a gap] [closed|shut to traffic]",
    })
    .optional(),
  queryLanguage: language(),
  steps: texts("The steps, in order.", {
    label: text("What the step is.", "Tool"),
    translation: translation(),
    note: text("What came of it.", "3 orders, 2 suppliers").optional(),
    score: score().optional(),
    isLeftOut: flag("The step wasn't taken.").optional(),
  }).min(2),
});

const verdict = shape("verdict", {
  claim: text("The claim.", "Switzerland has three national languages."),
  verdict: oneOf(VERDICTS, "What follows from the passages.", "false"),
  confidence: score(),
  explanation: text("Why, in two or three sentences.", "The constitution in force names four."),
  sources: texts("The passages; the words that count are marked.", {
    stance: oneOf(STANCES, "Which side it is on.", "for"),
    weight: score(),
    title: text("What the passage is from.", "Federal Constitution, art. 4"),
    translation: translation(),
    note: text("What to know of it, in a few words.", "in force"),
  }).min(2),
});

/** Concept and its words, in two halves around it. */
const concept = shape("concept", {
  label: text("The concept’s name.", "star"),
  partOfSpeech: text("Its part of speech.", "noun"),
  domain: text("Its domain.", "astronomy"),
  gloss: text("What it is.", "A celestial body that shines with its own light."),
  relations: items("Its relations.", {
    relation: text("How it’s related.", "is a"),
    label: text("To which concept.", "celestial body"),
  }),
  words: texts("The words, the left half from above, then the right.", {
    reading: text("How it’s read, in Latin letters.", "zvezda").optional(),
  }).min(4),
});

/** Questions about an idiom in each of two languages; both idioms have the same meaning. */
const dialogue = shape("dialogue", {
  replies: texts("Two questions, each with its idiom marked, and their answers.", {
    answer: text("What the model answers.", "Actors say it before a show."),
    literal: withMeta(textWithLanguage(), { description: "The idiom word for word." }),
    meaning: text("What the idiom means.", "good luck"),
  }).length(2),
});

const sentiment = shape("sentiment", {
  texts: texts("The texts; what speaks for its class is marked.", {
    translation: translation(),
    class: oneOf(SENTIMENTS, "Its class of sentiment.", "mixed"),
    score: score(),
    emotions: items("What is felt.", { label: text("The emotion.", "joy"), score: score() }),
    abuse: text("What kind of abuse it is, where it is one.", "insult").optional(),
  }).min(2),
});

/** Lines of text that pass through every stage of the pipeline. */
const pipeline = shape("pipeline", {
  lines: listOf(
    written({
      translation: translation(),
      score: score(),
      tokens: items("Its words and marks, in order.", {
        text: text("A word or mark of the text.", "left"),
        lemma: text("Its dictionary form.", "leave"),
        tag: text("Its part of speech.", "VERB"),
      }),
    }).superRefine((line, context) => {
      const whole = line.tokens.map((token) => token.text).join("");
      if (whole !== line.text.replaceAll(" ", ""))
        context.addIssue({
          code: "custom",
          path: ["tokens"],
          message: `must be the words and marks of the text, in order; they are “${whole}”`,
        });
    }),
    "The lines.",
  ).min(2),
});

/** Sentence tagged by an annotator. */
const annotation = shape("annotation", {
  task: text("The task’s name.", "Wire copy, sheet 3"),
  done: whole("Texts done.", 0, 99, 14),
  total: whole("Texts in all.", 1, 99, 20),
  text: markedText(),
  tags: listOf(text("A tag.", "place"), "The tags to choose from."),
});

/** Number of classes of goods and services in the Nice agreement. */
const NICE_CLASSES = 45;

/** Invented product name, split into its parts. */
const name = shape("name", {
  parts: items("The parts, in order.", {
    text: text("The part, as the name has it.", "Vela"),
    meanings: items("Its meanings.", {
      meaning: text("What it means.", "sail"),
      languages: listOf(language(), "In which languages.").min(1),
      tone: oneOf(["descriptive", "neutral", "negative"], "How it sounds.", "neutral"),
      classes: listOf(whole("A Nice class.", 1, NICE_CLASSES, 22), "What it touches.").default([]),
    }).min(1),
  }).min(2),
  languages: whole("Languages that were read.", 1, 99, 23),
  whole: text("What the whole name means, or that it means nothing.", "No word.").optional(),
  classes: items("The Nice classes that the meanings touch.", {
    number: whole("The class.", 1, NICE_CLASSES, 4),
    title: text("What it covers, in short.", "Candles"),
    note: text("Why.", "vela says what it is"),
  }),
});

/** Sentences in two languages, and the concepts of their words. */
const senses = shape("senses", {
  sentences: listOf(textWithLanguage(), "Two; each word is marked with its concept.").length(2),
  concepts: items("The concepts, in the order of the first sentence.", {
    label: text("The concept.", "factory"),
    gloss: text("What it is.", "place of production"),
    entity: text("What kind of entity it is, if it's a name.", "place").optional(),
    identifier: text("Its identifier in the knowledge graph.", "wikidata:Q64").optional(),
    readings: items("How the word of each sentence was read.", {
      chosen: text("What the word means here.", "industrial site"),
      others: listOf(text("A sense that it hasn’t here.", "green plant"), "Its others."),
    }).length(2),
  }).min(2),
});

const shapes = z.discriminatedUnion("kind", [
  spans,
  weights,
  triples,
  links,
  steps,
  verdict,
  concept,
  dialogue,
  sentiment,
  pipeline,
  annotation,
  name,
  senses,
]);

/** Returns the labels that marks may use, and the texts that use them. */
function getLabelsAndTexts(example: z.infer<typeof shapes>): [labels: string[], texts: string[]] {
  if (example.kind === "weights") return [example.terms.map(({ label }) => label), [example.text]];
  if (example.kind === "senses")
    return [example.concepts.map(({ label }) => label), example.sentences.map(({ text }) => text)];
  const asked = example.kind === "steps" ? parseMarks(example.query ?? "") : [];
  if (example.kind !== "steps" || asked.length === 0) return [[], []];
  return [asked.map(({ text }) => text), example.steps.map(({ text }) => text)];
}

/** Example of a product or a solution's section; each kind of figure has its own shape. */
export const exampleSchema = shapes
  .superRefine((example, context) => {
    const [labels, texts] = getLabelsAndTexts(example);
    const marks = texts.filter(hasWholeMarks).flatMap((text) => parseMarks(text));
    const unknown = marks.find(({ mark }) => !labels.includes(mark))?.mark;
    if (unknown !== undefined)
      context.addIssue({
        code: "custom",
        message: `nothing is called “${unknown}”; the marks may name ${labels.join(", ")}`,
      });
    const foreign =
      example.kind === "steps" &&
      findForeignLetter(removeMarks(example.query ?? ""), example.queryLanguage);
    if (foreign)
      context.addIssue({
        code: "custom",
        path: ["query"],
        message: `“${foreign}” isn’t in its language; correct queryLanguage`,
      });
  })
  .register(fieldRegistry, {
    description: "Real text that goes in and what comes out, from which the figure is drawn.",
    typeName: "Example",
    graphql: "JSON",
  });

export type Example = z.infer<typeof exampleSchema>;
