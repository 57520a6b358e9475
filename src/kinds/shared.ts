import { z } from "zod";
import {
  choice,
  decimal,
  type FieldMeta,
  fieldRegistry,
  flag,
  html,
  icon,
  image,
  link,
  moment,
  oneOf,
  reference,
  text,
} from "./fields";

/** Describes an object type: its GraphQL name (a singular noun) and what it is for, in plain words. */
export function named<Schema extends z.ZodType>(
  schema: Schema,
  typeName: string,
  description: string,
  more: Partial<FieldMeta> = {},
): Schema {
  fieldRegistry.add(schema, { ...more, description, typeName });
  return schema;
}

/** An object with these fields and no other, with its GraphQL name and what it is for. */
export const objectOf = <Shape extends z.ZodRawShape>(
  typeName: string,
  description: string,
  shape: Shape,
  more?: Partial<FieldMeta>,
) => named(z.strictObject(shape), typeName, description, more);

/** A list with a description of its own. */
export const listOf = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).register(fieldRegistry, { description });

/** Papers by their ids. */
export const papers = (description: string) =>
  listOf(
    reference(
      "publication",
      "The prettyURL of a paper: the name of its file.",
      "nounatlas-filling-the-gap-in-nominal-semantic-role-labeling",
    ),
    description,
  );

/** Case studies by their ids. */
export const caseStudies = (description: string) =>
  listOf(
    reference("case-study", "The id of a case study.", "revolutionizing-news-article-annotation"),
    description,
  );

/** The names of the seven gradients. */
export const GRADIENTS = ([1, 2, 3, 4, 5, 6, 7] as const).map((n) => `gradient_${n}` as const);

/** The names of the eleven shape positions. */
export const POSITIONS = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).map(
  (n) => `bg_position_${n}` as const,
);

/** The gradient behind a header; `gradient_1` where a record names none. */
export const gradient = (description = "The gradient behind the header.") =>
  z
    .enum(GRADIENTS)
    .register(fieldRegistry, { description, example: "gradient_2" })
    .default("gradient_1");

/** A gradient by its number, or by a name that `data/site/site.json` gives it; pages get both as classes. */
export const namedGradient = (example: string) =>
  choice(
    "gradient",
    "The gradient behind the header: one by its number, `gradient_1` to `gradient_7`, or by a name.",
    example,
    GRADIENTS,
  ).default("gradient_1");

/** The number of a background's gradient, from 1 to 7; the last where it names none. */
export const getGradientNumber = (background: string): number =>
  Number(/\bgradient_(\d)/.exec(background)?.[1] ?? 7);

/** Where the nested circles stand on the gradient; `bg_position_1` where a record names none. */
export const position = () =>
  oneOf(POSITIONS, "Where the circles stand on the gradient.", "bg_position_4").default(
    "bg_position_1",
  );

/** Alternative text; leave it out where the picture only decorates. */
export const alt = () =>
  text(
    "What the picture shows, in one sentence. Leave it out where the picture only decorates.",
    "The word for language in Thai script.",
  ).optional();

/** The point of a picture that must stay in sight when it is cropped, in per cent from the left and the top. */
export const focalPoint = () =>
  named(
    z
      .strictObject({
        x: decimal("Per cent from the left edge.", 0, 100, 50),
        y: decimal("Per cent from the top edge.", 0, 100, 30),
      })
      .superRefine(({ x, y }, context) => {
        // A picture has nothing to keep within its first per cent: such a point is in parts of one.
        if (x > 1 || y > 1 || (Number.isInteger(x) && Number.isInteger(y))) return;
        const [left, top] = [x, y].map((part) => String(Math.round(part * 100)));
        context.addIssue({
          code: "custom",
          message: `must be in per cent: write ${left ?? ""} and ${top ?? ""}`,
        });
      }),
    "FocalPoint",
    "The point of the picture that must stay in sight when it is cropped.",
    { graphql: "String @focalPoint" },
  ).optional();

const actionShape = {
  text: text("The words on the button.", "Try it out!"),
  url: link("Where the button leads.", "{demo}/vera"),
  newTab: flag(
    "Opens a new tab; addresses outside the site do so by themselves, cards of its own pages never.",
  ).default(false),
};

/** A button or link: `action{text, url, newTab}` of the specification. */
export const action = () =>
  objectOf("Action", "A button: its words and where it leads.", actionShape);

/** The button of a header: `action{text, url, disabled, defaultStyle, newTab}` of the specification. */
export const headerAction = () =>
  objectOf("HeaderAction", "The header's button.", {
    ...actionShape,
    disabled: flag("Shown, but not to be used yet.").default(false),
    defaultStyle: flag("True for the filled button, false for the outlined one.").default(true),
  });

/** An alternating text-and-image section of a page. */
export const section = () =>
  objectOf("Section", "A section: heading, text and picture.", {
    title: text("The section's heading.", "Sources before opinions"),
    description: html("The section's text."),
    imageURL: image("The section's picture, 1200×800.").optional(),
    imageAlt: alt(),
    focalPoint: focalPoint(),
  });

/** One use of a product; without an icon it is a plain fact. */
export const usage = () =>
  objectOf("UseCase", "A use of the product, or a plain fact about it.", {
    title: text("The use, in two or three words, or the figure of a plain fact.", "Newsrooms"),
    description: text(
      "What it does there, or what the figure counts: one sentence.",
      "Check a quote before it is printed, which is cheaper than after.",
    ),
    icon: icon("A Phosphor icon; leave it out for a plain fact.").optional(),
  });

/** When the page of a record goes live; a record that says nothing is live. `goesLiveMs` reads both fields. */
export const release = () => ({
  draft: flag("True while it isn't ready: only npm run develop shows its page.").optional(),
  publishAt: moment(
    "The day (from midnight UTC) or the moment from which builds include it.",
  ).optional(),
});

/** The band above the footer, which ends a page with one thing to do. */
export const closing = () =>
  objectOf("Closing", "The band above the footer: one sentence, one ask.", {
    title: text(
      "At most nine words that ask for something on the reader's desk.",
      "Send us a page of your own text.",
    ),
    description: html("One line below it.", "In whatever language you have it."),
    action: action(),
  });
