import { z } from "zod";
import { fieldRegistry, oneOf, staticFile, text, whole } from "../fields";
import { listOf, objectOf } from "../shared";

const tag = objectOf("MetaTag", "A meta tag.", {
  name: oneOf(["description", "keywords", "robots"], "The tag's name.", "description"),
  content: text(
    "What the tag says: for description one sentence of some 150 characters, for keywords words with commas, for robots noindex.",
    "Vera retrieves sources for a claim and explains the verdict.",
  ),
});

/** The metadata of one page, looked up by its path. */
export const pageMetadataSchema = objectOf("PageMetadata", "The metadata of a page.", {
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]*$/, "write the path without query and fragment")
    .register(fieldRegistry, { description: "The page's path.", example: "/contacts" }),
  variant: oneOf(
    ["confirm"],
    "A second set for the same page: confirm, for the step that follows a link from an e-mail.",
  ).optional(),
  basic: objectOf("BasicMetadata", "Title and tags.", {
    title: text(
      "The page's title, at most about 60 characters.",
      "Vera: a fact-checking assistant",
    ),
    tags: listOf(tag, "Tags such as description, keywords and robots."),
  }),
  social: objectOf("SocialMetadata", "What social networks show.", {
    type: oneOf(["website", "article", "profile"], "The Open Graph type.", "website"),
    title: text("The title on social networks.", "Vera: a fact-checking assistant"),
    description: text(
      "The description on social networks.",
      "Vera retrieves sources for a claim and explains the verdict.",
    ),
    image: objectOf("SocialImage", "The picture on social networks.", {
      url: staticFile("The picture.", "/social/default.png"),
      type: oneOf(["image/png", "image/jpeg"], "Its type.", "image/png"),
      width: whole("Its width in pixels.", 1, 5000, 2000),
      height: whole("Its height in pixels.", 1, 5000, 1000),
      alt: text("What the picture shows.", "The Polysema mark beside the word spring."),
    }),
    twitter: objectOf("TwitterCard", "The card on X.", {
      imageAlt: text("What the picture shows.", "The Polysema mark beside the word spring."),
      card: z.literal("summary_large_image").register(fieldRegistry, {
        description: "The kind of card; always the same.",
        example: "summary_large_image",
      }),
    }),
  }),
});
