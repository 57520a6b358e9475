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

/** Language code of a text. Default: English. */
export const language = () =>
  z
    .string()
    .refine(
      (code) => LANGUAGE_TAG.test(code) && getLanguageName(code) !== undefined,
      "isn't a language code; write one such as it or pt-BR",
    )
    .default("en")
    .register(fieldRegistry, {
      description: "The language code of the text.",
      example: "it",
    });

export const score = () => decimal("The weight or confidence, from 0 to 1.", 0, 1, 0.94);

const markedText = () =>
  text("Marked words are [words|what they are].", "Ada left [Rome|place].").superRefine(
    (value, context) => {
      // Unlike a plain string, an object lets later checks continue.
      const addIssue = (message: string) => context.addIssue({ code: "custom", message });
      if (!hasWholeMarks(value))
        addIssue("a bracket belongs to no mark; write marks as [words] or [words|what they are]");
      else if (parseMarks(value).some((run) => run.text === ""))
        addIssue("a mark has no words; write them into the brackets, such as [Rome|place]");
    },
  );

const writtenShape = { language: language(), text: markedText() };

const writtenSchema = z.object(writtenShape);

/** Marked text in its language's script or in Latin: other scripts could get a wrong direction. */
const written = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...writtenShape, ...fields }).superRefine((value: unknown, context) => {
    const { data } = writtenSchema.safeParse(value);
    const foreign = data && findForeignLetter(removeMarks(data.text), data.language);
    if (!data || foreign === undefined) return;
    const message = `“${foreign}” isn’t written in ${getLanguageName(data.language) ?? ""}; correct the language, or split the text`;
    context.addIssue({ code: "custom", path: ["text"], message });
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
    description: "The kind of figure, which decides the other fields.",
    example: name,
  });
  return z.strictObject({ kind: literal, ...fields });
}

/** One text in several languages or wordings; the marks of each row refer to the same things. */
const spans = shape("spans", {
  rows: texts("The texts; the first row’s marks are also the output.", {
    label: text("A label in place of the language.", "After fine-tuning").optional(),
  }).min(2),
});

const weights = shape("weights", {
  ...writtenShape,
  terms: items("The terms, heaviest first.", {
    label: text("The term, as the text’s marks name it.", "saffron"),
    score: score(),
    group: text("The term's group, if there are several.", "Key concepts").optional(),
  }).min(2),
});

/** Subject and its relations: each line marks one object with its relation. */
const triples = shape("triples", {
  subject: text("The subject, shown as the first line.", "Marie Curie"),
  lines: listOf(markedText(), "A line for each object: born in [Warsaw|born in].").min(2).max(4),
});

/** Mentions in sentences and the entries that they refer to. */
const links = shape("links", {
  rows: texts("Sentences, each with its mention marked.", {
    title: text("The entry’s name.", "Paris"),
    gloss: text("What the entry is.", "prince of Troy"),
    names: listOf(textWithLanguage(), "The entry’s names in other languages."),
    relation: text("How mention and entry are related.", "is a").optional(),
    source: text("The source of the mention.", "manual-p204.pdf, page 14").optional(),
  }).min(2),
});

/** Consecutive steps, or the results of a query with the best first. */
const steps = shape("steps", {
  query: withMeta(textWithLanguage(), {
    description: "The query, each word marked with its meaning; the steps’ marks name these words.",
  }).optional(),
  steps: texts("The steps, in order.", {
    label: text("What the step is.", "Tool"),
    translation: translation(),
    note: text("The result of the step.", "3 orders, 2 suppliers").optional(),
    score: score().optional(),
    isLeftOut: flag("The step wasn't taken.").optional(),
  }).min(2),
});

const verdict = shape("verdict", {
  claim: text("The claim.", "Switzerland has three national languages."),
  verdict: oneOf(VERDICTS, "What follows from the passages.", "false"),
  confidence: score(),
  explanation: text("Why, in two or three sentences.", "The constitution in force names four."),
  sources: texts("The passages; the decisive words are marked.", {
    stance: oneOf(STANCES, "The side that the passage supports.", "for"),
    weight: score(),
    title: text("The source of the passage.", "Federal Constitution, art. 4"),
    translation: translation(),
    note: text("A fact about the passage, in a few words.", "in force"),
  }).min(2),
});

/** Concept with its words around it, in a left and a right half. */
const concept = shape("concept", {
  label: text("The concept’s name.", "star"),
  partOfSpeech: text("The part of speech.", "noun"),
  domain: text("The concept’s domain.", "astronomy"),
  gloss: text("What the concept is.", "A celestial body that shines with its own light."),
  relations: items("The relations to other concepts.", {
    relation: text("The relation.", "is a"),
    label: text("The other concept.", "celestial body"),
  }),
  words: texts("The words: the left half from top to bottom, then the right half.", {
    reading: text("The pronunciation in Latin letters.", "zvezda").optional(),
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
  texts: texts("The texts; the words that show the sentiment are marked.", {
    translation: translation(),
    class: oneOf(SENTIMENTS, "The text’s class of sentiment.", "mixed"),
    score: score(),
    emotions: items("The emotions.", { label: text("The emotion.", "joy"), score: score() }),
    abuse: text("The kind of abuse, if the text is abusive.", "insult").optional(),
  }).min(2),
});

const pipeline = shape("pipeline", {
  lines: listOf(
    written({
      translation: translation(),
      score: score(),
      tokens: items("The line’s words and punctuation marks, in order.", {
        text: text("A word or punctuation mark of the text.", "left"),
        lemma: text("The dictionary form.", "leave"),
        tag: text("The part of speech.", "VERB"),
      }),
    }).superRefine((line, context) => {
      const whole = line.tokens.map((token) => token.text).join("");
      if (whole === line.text.replaceAll(" ", "")) return;
      const message = `must be the words and punctuation marks of the text, in order; they are “${whole}”`;
      context.addIssue({ code: "custom", path: ["tokens"], message });
    }),
    "The lines.",
  ).min(2),
});

/** Sentence tagged by an annotator, with the progress of the task. */
const annotation = shape("annotation", {
  task: text("The task’s name.", "Wire copy, sheet 3"),
  done: whole("The number of finished texts.", 0, 99, 14),
  total: whole("The number of all texts.", 1, 99, 20),
  text: markedText(),
  tags: listOf(text("A tag.", "place"), "The tags to choose from."),
}).refine(({ done, total }) => done <= total, {
  path: ["done"],
  error: "is above the total; correct one of them",
});

/** Number of classes of goods and services in the Nice Classification of trademarks. */
const NICE_CLASSES = 45;

/** Invented product name, split into its parts. */
const name = shape("name", {
  parts: items("The parts, in order.", {
    text: text("The part, as the name has it.", "Vela"),
    meanings: items("The part's meanings.", {
      meaning: text("The meaning in English.", "sail"),
      languages: listOf(language(), "The languages with this meaning.").min(1),
      tone: oneOf(["descriptive", "neutral", "negative"], "The effect in a name.", "neutral"),
      classes: listOf(whole("A Nice class.", 1, NICE_CLASSES, 22), "Affected classes.").default([]),
    }).min(1),
  }).min(2),
  languages: whole("The number of languages that were analysed.", 1, 99, 23),
  whole: text("What the whole name means, or that it means nothing.", "No word.").optional(),
  classes: items("The Nice classes that the meanings affect.", {
    number: whole("The number of the class.", 1, NICE_CLASSES, 4),
    title: text("The goods or services in the class.", "Candles"),
    note: text("Why the class is affected.", "vela describes the product"),
  }),
});

/** Two sentences in two languages, and the concepts that their words share. */
const senses = shape("senses", {
  sentences: listOf(textWithLanguage(), "Two sentences; marks name a word's concept.").length(2),
  concepts: items("The concepts, in the order of the first sentence.", {
    label: text("The concept.", "factory"),
    gloss: text("What the concept is.", "place of production"),
    entity: text("The kind of entity, if the word is a name.", "place").optional(),
    identifier: text("The identifier in the knowledge graph.", "wikidata:Q64").optional(),
    readings: items("The senses of the word, one item for each sentence.", {
      chosen: text("The sense of the word in this sentence.", "industrial site"),
      others: listOf(text("Another sense of the word.", "green plant"), "Its other senses."),
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
  if (example.kind === "annotation") return [example.tags, [example.text]];
  if (example.kind === "senses")
    return [example.concepts.map(({ label }) => label), example.sentences.map(({ text }) => text)];
  if (example.kind !== "steps" || !example.query) return [[], []];
  const labels = parseMarks(example.query.text).map(({ text }) => text);
  return [labels, example.steps.map(({ text }) => text)];
}

/** Example of a product or a solution's section; each kind of figure has its own shape. */
export const exampleSchema = shapes
  .superRefine((example, context) => {
    const [labels, texts] = getLabelsAndTexts(example);
    const marks = texts.filter(hasWholeMarks).flatMap((text) => parseMarks(text));
    const unknown = marks.find(({ mark }) => !labels.includes(mark))?.mark;
    if (example.kind === "steps" && example.query && labels.length === 0) {
      const message = "marks no word; mark at least one, such as [bridge|way over a gap]";
      context.addIssue({ code: "custom", path: ["query", "text"], message });
      return;
    }
    if (unknown === undefined) return;
    const message = `a mark names “${unknown}”, which isn’t a label; marks may name ${labels.join(", ")}`;
    context.addIssue({ code: "custom", message });
  })
  .register(fieldRegistry, {
    description: "A real input with its output, from which the build draws the figure.",
    typeName: "Example",
    graphql: "JSON",
  });

export type Example = z.infer<typeof exampleSchema>;
