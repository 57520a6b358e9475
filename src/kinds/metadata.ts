import { z } from "zod";
import { derived, fieldRegistry, oneOf, text, withMeta } from "./fields";
import { socialImageSchema } from "./settings/site";
import { altText, named, objectOf, objectsOf } from "./shared";

const socialSchema = objectOf("SocialMetadata", "How social networks show the page.", {
  type: derived(
    oneOf(["website", "article", "profile"], "Open Graph’s type.", "article"),
    "website",
  ),
  title: derived(text("The title on networks.", "Vera: fact-checking"), "the page’s title"),
  description: derived(text("The text on networks.", "Vera finds it."), "the page’s description"),
  image: derived(socialImageSchema, "the picture of the settings"),
  twitter: derived(
    objectOf("TwitterCard", "The card on X.", {
      imageAlt: derived(altText("What the picture shows.", "The mark."), "the picture’s text"),
      card: derived(
        z.literal("summary_large_image").register(fieldRegistry, {
          description: "The kind of card.",
          example: "summary_large_image",
        }),
        "the only kind",
      ),
    }),
    "the same as elsewhere",
  ),
});

/** Page metadata as written in the page's record. */
export const metadata = (
  description = "What search engines and social networks show.",
  label = "Search engine text",
) =>
  withMeta(
    objectOf("Metadata", description, {
      title: text(
        "At most about 60 characters. Default: the record's title. Records in data/pages need one.",
        "Vera",
      ).optional(),
      description: text(
        "About 150 characters. Default: the record's lead, subtitle, summary or description. Records in data/pages need one.",
        "Vera retrieves sources.",
      ).optional(),
      keywords: text(
        "Words that people search for, with commas. Products, case studies and records in data/pages need them. Default for solutions: their keywords; for news: title and type; for jobs: title, group and place; for application forms: words with the job's title.",
        "Vera, fact-checking, claim verification",
      ).optional(),
      robots: oneOf(["noindex"], "Keeps the page out of search engines.").optional(),
      social: named(
        socialSchema.omit({ twitter: true }),
        "OwnSocial",
        "How social networks show the page.",
      ).optional(),
    }),
    { label },
  ).optional();

export const pageMetadataSchema = objectOf("PageMetadata", "The metadata of a page.", {
  path: text("The page's path.", "/contacts"),
  variant: oneOf(["confirm"], "Marks a second set of metadata for the same page.").optional(),
  basic: objectOf("BasicMetadata", "Title and tags.", {
    title: text("The page's title.", "Vera: a fact-checking assistant"),
    tags: objectsOf("MetaTag", "The tags in order.", {
      name: oneOf(["description", "keywords", "robots"], "The tag's name."),
      content: text("The tag's value.", "noindex"),
    }),
  }),
  social: derived(socialSchema, "the same as search engines"),
});
