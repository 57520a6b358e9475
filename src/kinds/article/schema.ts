import { z } from "zod";
import { isObject } from "../../lib/json";
import { NO_ACTION } from "../../copy/newsCopy";
import {
  choice,
  consistency,
  decimal,
  derived,
  epochMs,
  fieldRegistry,
  flag,
  heading,
  html,
  image,
  link,
  pastDay,
  slugId,
  text,
  transformed,
  withForm,
  withMeta,
} from "../fields";
import { EARLIEST_DAY_MS } from "../getGoLiveMs";
import { didYouMean, findNearest, quote } from "../../lib/messages";
import { withFragment } from "../../routes/paths";
import { metadata } from "../metadata";
import {
  action,
  alt,
  altText,
  focalPoint,
  objectOf,
  papers,
  release,
  products,
  picture,
  objectsOf,
} from "../shared";

const sizePx = (what: string) => decimal(`${what} in pixels.`, 1, 4000, 640).optional();

const imageBlock = z.strictObject({
  type: z.literal("image"),
  src: withMeta(image("The picture."), { label: "Image" }),
  alt: altText("What the picture shows.", "Words of several scripts among circular arcs"),
  size: z
    .strictObject({ width: sizePx("Width"), height: sizePx("Height") })
    .refine(
      (size) => size.width !== undefined || size.height !== undefined,
      "needs a width or a height",
    )
    .register(fieldRegistry, { description: "The width or the height in pixels." }),
});

const htmlBlock = z
  .strictObject({
    type: z.literal("html"),
    html: withMeta(html("Text, up to the next picture."), { label: "Text" }),
  })
  .register(fieldRegistry, { description: "A piece of the text.", label: "Text" });

/** Block of another type, as in older records: valid, but not shown. */
const otherBlock = z.looseObject({
  // Without `abort`, zod would choose this branch for an image or html block that lacks a field.
  type: z.string().refine((type) => type !== "image" && type !== "html", {
    error: "an image block has only src, alt and size; an html block has only html",
    abort: true,
  }),
});

const block = z.union([html("Text, up to the next picture."), imageBlock, htmlBlock, otherBlock]);

const PICTURE_WORDS: ReadonlySet<string> = new Set(["img", "picture", "photo", "figure"]);
const PICTURE_FILE = /\.(?:jpe?g|png|svg|gif|webp|avif)$/i;

function checkBlock({ type, src }: { type: string; src?: unknown }): string | undefined {
  if (findNearest(type, ["image"]) !== undefined)
    return `no block kind ${quote(type)}${didYouMean(type, ["image"])}`;
  const isPicture =
    PICTURE_WORDS.has(type.toLowerCase()) || (typeof src === "string" && PICTURE_FILE.test(src));
  return isPicture ? `no block kind ${quote(type)}; write "image"` : undefined;
}

function checkBlocks(blocks: readonly z.infer<typeof block>[], context: z.RefinementCtx) {
  const unknown = blocks.flatMap((one, index) =>
    typeof one === "string" || one.type === "image" || one.type === "html"
      ? []
      : [{ index, message: checkBlock(one) }],
  );
  const misnamed = unknown.filter(({ message }) => message !== undefined);
  for (const { index, message } of misnamed)
    context.addIssue({ code: "custom", path: [index, "type"], message, ...consistency });
  if (misnamed.length > 0 || unknown.length < blocks.length) return;
  const message = 'no block of this list is shown; write a text or a block of the type "image"';
  context.addIssue({ code: "custom", message, ...consistency });
}

/** Text of an article as editors write it: one HTML text, or a list of blocks. */
export const articleContentSchema = withForm(
  z
    .union([html("The text."), z.array(block).min(1).superRefine(checkBlocks)])
    .register(fieldRegistry, {
      description: "The text, or a list of texts and pictures.",
    }),
  {
    schema: z.array(z.discriminatedUnion("type", [imageBlock, htmlBlock])).min(1),
    toForm: (written) =>
      [written].flat().map((part) => (isObject(part) ? part : { type: "html", html: part })),
    toRecord: (shown, before) => {
      const blocks: unknown[] = [shown].flat();
      const parts = blocks.map((part) =>
        isObject(part) && part.type === "html" ? part.html : part,
      );
      // The form's text field leaves a single line without a tag.
      if (before === undefined && parts.length === 1 && /^[^<]/.test(String(parts[0])))
        return `<p>${String(parts[0])}</p>`;
      return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
    },
  },
);

const blocksOutput = objectsOf("ArticleBlock", "The blocks.", {
  html: htmlBlock.shape.html.optional(),
  src: imageBlock.shape.src.optional(),
  alt: imageBlock.shape.alt.optional(),
  widthPx: sizePx("Width"),
  heightPx: sizePx("Height"),
});

/** Converts either written shape to blocks; leaves out blocks of other types. */
const toBlocks = (content: z.infer<typeof articleContentSchema>) =>
  (typeof content === "string" ? [content] : content).flatMap((part): object[] => {
    const text = typeof part === "string" ? part : htmlBlock.safeParse(part).data?.html;
    if (text !== undefined) return [{ html: text }];
    const block = imageBlock.safeParse(part);
    if (!block.success) return [];
    const { src, alt: altText, size } = block.data;
    return [{ src, alt: altText, widthPx: size.width, heightPx: size.height }];
  });

export const articleSchema = objectOf("Article", "A news item.", {
  id: slugId("acl-2024"),
  ...release(),
  type: choice("kind of news", "The kind of news.", "press release"),
  preview: objectOf("ArticlePreview", "How lists and cards show the article.", {
    title: heading("The title of the article.", "ACL 2024 in Bangkok"),
    content: html("One or two sentences. Without a page they are the whole article."),
    ...picture(
      "The picture in lists, clear even 240 pixels wide. An article with a page needs it.",
      [960, 540],
    ),
    action: transformed(
      objectOf("ArticleAction", "The card's link. Default: a link to the article.", {
        text: text("The text of the link.", "Find out more"),
        url: link("The page or address that the link opens.", "/article/acl-2024"),
        newTab: flag("Opens a new tab.").default(false),
        fragment: text("The section of that page, without the #.", "entity-linking").optional(),
      }),
      action(),
      ({ fragment = null, url, ...rest }) => ({ ...rest, url: withFragment(url, fragment) }),
    ).optional(),
  }),
  full: objectOf("ArticleFull", "The article's page. Short news needs none.", {
    title: derived(heading("The page's heading.", "ACL 2024 in Bangkok"), "the title in lists"),
    shortContent: derived(
      text("One or two sentences below the heading.", "Five papers from August.", {
        label: "Lead",
      }),
      "the text in lists",
    ),
    content: transformed(articleContentSchema, blocksOutput, toBlocks),
    imageURL: derived(image("The large picture.", [[1600, 900]]), "the picture in lists"),
    imageAlt: alt(),
    focalPoint: focalPoint(),
    action: objectOf("ArticleFullAction", "A button below the text.", {
      text: text(`The text of the button, or ${NO_ACTION} for none.`, NO_ACTION).refine(
        (words) => words === NO_ACTION || !/^no[\s_-]+action$/i.test(words),
        {
          error: ({ input }) =>
            `${quote(String(input))} would be a button; did you mean ${quote(NO_ACTION)}?`,
          ...consistency,
        },
      ),
      url: link("The page or address that the button opens, or / for none.", "/"),
    }).default({ text: NO_ACTION, url: "/" }),
  }).optional(),
  datePublished: pastDay("The day it was published.", "published"),
  lastUpdate: derived(epochMs("The day of the last change."), "the day it was published"),
  products: products("Products that the article is about.").default([]),
  publications: papers("Papers that the article is about.").default([]),
  sharesMetadata: flag("Uses the news list's metadata if the article has none.").default(false),
  metadata: metadata(),
}).superRefine(({ preview, full, datePublished, lastUpdate }, context) => {
  const addIssue = (path: string[], message: string) => {
    context.addIssue({ code: "custom", path, message, ...consistency });
  };
  if (full && preview.imageURL === undefined)
    addIssue(["preview", "imageURL"], "is missing: the card of an article with a page needs it");
  for (const field of ["imageURL", "action"] as const)
    if (!full && preview[field] !== undefined)
      addIssue(
        ["preview", field],
        'belongs to the card of an article with a page; remove it, or write the page in "full"',
      );
  if (lastUpdate !== undefined && lastUpdate < Date.parse(datePublished) - EARLIEST_DAY_MS) {
    const day = new Date(lastUpdate).toISOString().slice(0, 10);
    addIssue(["lastUpdate"], `is ${day}, before datePublished, ${quote(datePublished)}`);
  }
});

withMeta(articleSchema.shape.preview, { label: "In lists" });
withMeta(articleSchema.shape.full, { label: "Page of its own" });
