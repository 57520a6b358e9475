import { z } from "zod";
import { fieldRegistry, staticFile, text, whole } from "../fields";
import { listOf, named } from "../shared";

const tag = named(
  z.strictObject({
    name: z
      .enum(["description", "keywords", "robots"])
      .register(fieldRegistry, { description: "The tag's name.", example: "description" }),
    content: text(
      "What the tag says: for description one sentence of some 150 characters, for keywords words with commas, for robots noindex.",
      "Vera retrieves sources for a claim and explains the verdict.",
    ),
  }),
  "MetaTag",
  "A meta tag.",
);

/** The metadata of one page, looked up by its path. */
export const pageMetadataSchema = named(
  z.strictObject({
    path: z
      .string()
      .regex(/^\/[a-z0-9/-]*$/, "write the path without query and fragment")
      .register(fieldRegistry, { description: "The page's path.", example: "/contacts" }),
    variant: z
      .enum(["confirm"])
      .register(fieldRegistry, {
        description:
          "A second set for the same page: confirm, for the step that follows a link from an e-mail.",
      })
      .optional(),
    basic: named(
      z.strictObject({
        title: text(
          "The page's title, at most about 60 characters.",
          "Vera: a fact-checking assistant",
        ),
        tags: listOf(tag, "Tags such as description, keywords and robots."),
      }),
      "BasicMetadata",
      "Title and tags.",
    ),
    social: named(
      z.strictObject({
        type: z
          .enum(["website", "article", "profile"])
          .register(fieldRegistry, { description: "The Open Graph type.", example: "website" }),
        title: text("The title on social networks.", "Vera: a fact-checking assistant"),
        description: text(
          "The description on social networks.",
          "Vera retrieves sources for a claim and explains the verdict.",
        ),
        image: named(
          z.strictObject({
            url: staticFile("The picture.", "/social/default.png"),
            type: z
              .enum(["image/png", "image/jpeg"])
              .register(fieldRegistry, { description: "Its type.", example: "image/png" }),
            width: whole("Its width in pixels.", 1, 5000, 2000),
            height: whole("Its height in pixels.", 1, 5000, 1000),
            alt: text("What the picture shows.", "The Polysema mark beside the word spring."),
          }),
          "SocialImage",
          "The picture on social networks.",
        ),
        twitter: named(
          z.strictObject({
            imageAlt: text("What the picture shows.", "The Polysema mark beside the word spring."),
            card: z.literal("summary_large_image").register(fieldRegistry, {
              description: "The kind of card; always the same.",
              example: "summary_large_image",
            }),
          }),
          "TwitterCard",
          "The card on X.",
        ),
      }),
      "SocialMetadata",
      "What social networks show.",
    ),
  }),
  "PageMetadata",
  "The metadata of a page.",
);
