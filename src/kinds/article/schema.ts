import { z } from "zod";
import { NO_ACTION } from "./copy";
import {
  choice,
  decimal,
  derived,
  epochMs,
  fieldRegistry,
  flag,
  html,
  image,
  isoDate,
  link,
  reference,
  slugId,
  text,
} from "../fields";
import { metadata } from "../metadata";
import { alt, focalPoint, listOf, objectOf, papers, release } from "../shared";

const sizePx = (what: string) => decimal(`${what} in pixels.`, 1, 4000, 640).optional();

const imageBlock = z.strictObject({
  type: z.literal("image"),
  src: image("The picture."),
  alt: text(
    "What the picture shows, for those who cannot see it.",
    "Words of several scripts among circular arcs",
  ),
  size: z
    .strictObject({ width: sizePx("Width"), height: sizePx("Height") })
    .refine(
      (size) => size.width !== undefined || size.height !== undefined,
      "needs a width or a height",
    )
    .register(fieldRegistry, { description: "Its width or height in pixels." }),
});

const htmlBlock = z.strictObject({ type: z.literal("html"), html: html("A piece of text.") });

/** A block of a kind that the site does not draw: kept so that older records stay valid. */
const otherBlock = z.looseObject({
  // Without `abort` zod would choose this branch for a drawn block that lacks a field.
  type: z.string().refine((type) => type !== "image" && type !== "html", {
    error: "an image block has src, alt and size only, an html block html",
    abort: true,
  }),
});

/** `content` as editors write it: one HTML string, or a list of HTML strings, html blocks and image blocks. */
export const articleContentSchema = z
  .union([
    html("The text."),
    z.array(z.union([html("A piece of text."), imageBlock, htmlBlock, otherBlock])).min(1),
  ])
  .register(fieldRegistry, {
    description:
      "The text: one HTML string, or a list of HTML strings, html blocks and image blocks.",
    graphql: "[ArticleBlock!]! @blocks",
  });

/** A news item. Without `full` it has no page: the list tells it in one line. */
export const articleSchema = objectOf("Article", "A news item.", {
  id: slugId("The file's name and the last part of the page's address.", "acl-2024"),
  ...release(),
  type: choice("kind of news", "The kind of news.", "press release"),
  preview: objectOf("ArticlePreview", "The article as a card.", {
    title: text("The heading of its card and row.", "ACL 2024 in Bangkok"),
    content: html("One or two sentences; without `full` they are the whole news."),
    imageURL: image(
      "The card's picture, 960×540, legible when 240 pixels wide; needed with `full`.",
      "../images/article-acl-2024-card.png",
    ).optional(),
    imageAlt: alt(),
    focalPoint: focalPoint(),
    action: objectOf("ArticleAction", "The card's link; left out, it leads to the article.", {
      text: text("The words of the link.", "Find out more"),
      url: link("Where it leads.", "/article/acl-2024"),
      newTab: flag("Opens a new tab.").default(false),
      fragment: text("The place on that page, without the #.", "entity-linking").optional(),
    }).optional(),
  }),
  full: objectOf("ArticleFull", "The whole article.", {
    title: derived(text("The page's heading.", "ACL 2024 in Bangkok"), "that of the card"),
    shortContent: derived(
      text(
        "One or two sentences below the heading.",
        "Five papers from the August conference, and why each of them is in our catalogue.",
      ),
      "those of the card",
    ),
    content: articleContentSchema,
    imageURL: derived(image("The cover, 1600×900."), "the picture of the card"),
    imageAlt: alt(),
    focalPoint: focalPoint(),
    action: objectOf("ArticleFullAction", "A button below the text.", {
      text: text(`The words of the button, or ${NO_ACTION} for none.`, NO_ACTION),
      url: link("Where it leads, or / for none.", "/"),
    }).default({ text: NO_ACTION, url: "/" }),
  }).optional(),
  datePublished: isoDate("The day it was published."),
  lastUpdate: derived(epochMs("When it was last changed."), "the day it was published"),
  products: listOf(
    reference("product", "The id of a product.", "wordatlas"),
    "Products that the article is about.",
  ).default([]),
  publications: papers("Papers that the article is about.").default([]),
  sharesMetadata: flag(
    "True if the page takes description, keywords and social picture from the news list; `metadata` comes before it.",
  ).default(false),
  metadata: metadata(),
});

/** A part of an article's body as every reader downstream sees it; GraphQL fills in null. */
export interface ArticleBlock {
  html?: string;
  src?: string;
  alt?: string;
  widthPx?: number | undefined;
  heightPx?: number | undefined;
}

/** Makes blocks of either authored shape; blocks of other kinds are not drawn. */
export const toBlocks = (content: z.infer<typeof articleContentSchema>): ArticleBlock[] =>
  (typeof content === "string" ? [content] : content).flatMap((part): ArticleBlock[] => {
    const text = typeof part === "string" ? part : htmlBlock.safeParse(part).data?.html;
    if (text !== undefined) return [{ html: text }];
    const block = imageBlock.safeParse(part);
    if (!block.success) return [];
    const { src, alt: altText, size } = block.data;
    return [{ src, alt: altText, widthPx: size.width, heightPx: size.height }];
  });
