import { z } from "zod";
import { derived, fieldRegistry, oneOf, text } from "../fields";
import { listOf, objectOf } from "../shared";
import { socialImageSchema } from "./site";

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
  social: derived(
    objectOf("SocialMetadata", "What social networks show.", {
      type: derived(
        oneOf(["website", "article", "profile"], "The Open Graph type.", "article"),
        "website",
      ),
      title: derived(
        text("The title on social networks.", "Vera: a fact-checking assistant"),
        "the page’s title",
      ),
      description: derived(
        text(
          "The description on social networks.",
          "Vera retrieves sources for a claim and explains the verdict.",
        ),
        "the page’s description",
      ),
      image: derived(socialImageSchema, "the picture of `data/site/site.json`"),
      twitter: derived(
        objectOf("TwitterCard", "The card on X.", {
          imageAlt: derived(
            text("What the picture shows.", "The Polysema mark beside the word spring."),
            "the text of the picture",
          ),
          card: derived(
            z.literal("summary_large_image").register(fieldRegistry, {
              description: "The kind of card; always the same.",
              example: "summary_large_image",
            }),
            "that one",
          ),
        }),
        "the same as elsewhere",
      ),
    }),
    "the same as search engines",
  ),
});
