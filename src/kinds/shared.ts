import { z } from "zod";
import {
  choice,
  decimal,
  type FieldMeta,
  type PictureSize,
  fieldRegistry,
  flag,
  heading,
  html,
  icon,
  image,
  link,
  moment,
  oneOf,
  reference,
  text,
  transformed,
  warnAbove,
  withMeta,
} from "./fields";
import { quote } from "../lib/messages";

/** Registers an object type. `typeName` is its GraphQL name, a singular noun. */
export function named<Schema extends z.ZodType>(
  schema: Schema,
  typeName: string,
  description: string,
  more: Partial<FieldMeta> = {},
): Schema {
  fieldRegistry.add(schema, { ...more, description, typeName });
  return schema;
}

export const objectOf = <Shape extends z.core.$ZodLooseShape>(
  typeName: string,
  description: string,
  shape: Shape,
  more?: Partial<FieldMeta>,
) => named(z.strictObject(shape), typeName, description, more);

export const listOf = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).register(fieldRegistry, { description });

export const objectsOf = <Shape extends z.core.$ZodLooseShape>(
  typeName: string,
  description: string,
  shape: Shape,
) => listOf(objectOf(typeName, description, shape), description);

export const papers = (description: string) =>
  listOf(reference("publication", "The name of a paper's file.", "ask-who-not-what"), description);

export const caseStudies = (description: string) =>
  listOf(reference("case-study", "The id of a case study.", "news-annotation"), description);

export const keywords = () =>
  listOf(text("A word or short phrase.", "entity linking"), "Words that people search for.");

export const products = (description: string) =>
  listOf(reference("product", "The id of a product.", "minerva"), description);

export const GRADIENTS = ([1, 2, 3, 4, 5, 6, 7] as const).map((n) => `gradient_${n}` as const);

/** CSS classes for the positions of the circles behind a header. */
export const POSITIONS = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).map(
  (n) => `bg_position_${n}` as const,
);

export const gradient = (description = "The gradient behind the header.") =>
  z
    .enum(GRADIENTS)
    .register(fieldRegistry, { description, example: "gradient_2" })
    .default("gradient_1");

/** Gradient by number or by a name from `data/site/site.json`; pages use both as CSS classes. */
export const namedGradient = (example: string) =>
  choice("gradient", "The header's gradient, by number or by name.", example, GRADIENTS).default(
    "gradient_1",
  );

/** Returns the gradient number in a background's classes, 1 to 7; defaults to 7. */
export const getGradientNumber = (background: string): number =>
  Number(/\bgradient_(\d)/.exec(background)?.[1] ?? 7);

export const position = () =>
  oneOf(POSITIONS, "Position of the header's circles.", "bg_position_4").default("bg_position_1");

const FILE_NAME = /\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:img|dsc|image|photo)[-_ ]?\d+$/i;

/** Opening words that only say that it's a picture, which screen readers announce anyway. */
const SAYS_PICTURE =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|drawing|screenshot|logo) (?:of|showing|shows)\b/i;

function warnOfAlt(alt: string, maxCharacters?: number): string | undefined {
  if (FILE_NAME.test(alt)) return `${quote(alt)} is a file's name; say what the picture shows`;
  const opening = SAYS_PICTURE.exec(alt)?.[0];
  return opening === undefined
    ? warnAbove(maxCharacters)(alt)
    : `leave out ${quote(opening)}, which screen readers announce anyway`;
}

export const altText = (description: string, example: string) =>
  text(description, example, { label: "Image description", warn: warnOfAlt });

/** Alternative text; omitted for decorative pictures. */
export const alt = () =>
  altText(
    "What the picture shows, in one sentence; none for decoration.",
    "The word for language in Thai.",
  ).optional();

/** Focal point of a cropped picture in per cent; parsing makes it a CSS position. */
export const focalPoint = () =>
  transformed(
    objectOf("FocalPoint", "The point that stays visible when the picture is cropped.", {
      x: decimal("Per cent from the left edge.", 0, 100, 50),
      y: decimal("Per cent from the top edge.", 0, 100, 30),
    }).superRefine(({ x, y }, context) => {
      // Values such as 0.5 and 0.3 are probably fractions. Whole numbers, such as 0, are accepted.
      if (x > 1 || y > 1 || (Number.isInteger(x) && Number.isInteger(y))) return;
      const [left, top] = [x, y].map((part) => String(Math.round(part * 100)));
      context.addIssue({
        code: "custom",
        message: `must be in per cent: write ${left ?? ""} and ${top ?? ""}`,
      });
    }),
    text("The point as CSS positions it.", "50% 30%"),
    ({ x, y }) => `${x}% ${y}%`,
  ).optional();

const actionShape = {
  text: text("The text of the button.", "Try it out!"),
  url: link("The page or address that the button opens.", "{demo}/vera"),
  newTab: flag("Opens a new tab, as addresses outside the site always do.").default(false),
};

/** Button or link: `action{text, url, newTab}` of the specification. */
export const action = () =>
  objectOf("Action", "A button: its text and the page that it opens.", actionShape);

/** Button of a header: `action{text, url, disabled, defaultStyle, newTab}` of the specification. */
export const headerAction = () =>
  objectOf("HeaderAction", "The header's button.", {
    ...actionShape,
    disabled: flag("Shows the button, but visitors can't press it yet.").default(false),
    defaultStyle: flag("A filled button; otherwise it's outlined.").default(true),
  });

/** An optional picture, its alternative text and its focal point. */
export const picture = (description: string, sizePx: PictureSize) => ({
  imageURL: image(description, [sizePx]).optional(),
  imageAlt: alt(),
  focalPoint: focalPoint(),
});

/** Section with text and image on alternating sides. */
export const section = () =>
  objectOf("Section", "A section: heading, text and picture.", {
    title: heading("The section's heading.", "Sources before opinions"),
    description: html("The section's text."),
    ...picture("The section's picture.", [1200, 800]),
  });

/** Use of a product; without an icon, a plain fact about it. */
export const productUse = () =>
  objectOf("UseCase", "A use of the product, or a plain fact about it.", {
    title: heading("The use in two or three words, or the number of a plain fact.", "Newsrooms"),
    description: text("What the product does there, or what the number counts.", "Check a quote."),
    icon: icon("The name of an icon of phosphoricons.com; none for a plain fact.").optional(),
  });

/** Fields that decide when a record is published. Default: at once. */
export const release = () => ({
  draft: flag("Not ready yet: you see its page while you write, visitors don't.").optional(),
  publishAt: withMeta(moment("A day (from midnight UTC) or moment. Default: at once."), {
    label: "Goes live on",
  }).optional(),
});

export const callToAction = () =>
  objectOf("Closing", "The last section above the footer: one sentence and a button.", {
    title: heading("An invitation of at most nine words.", "Send us a page of your own text."),
    description: html("One line below the invitation.", "In whatever language you have it."),
    action: action(),
  });
