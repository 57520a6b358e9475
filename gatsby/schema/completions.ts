import { articleSchema } from "../../src/kinds/article/schema";
import { pageMetadataSchema } from "../../src/kinds/metadata";
import { articlePath } from "../../src/routes/paths";
import { readSiteSettings } from "../siteSettings";

/** A node of a record, as far as it has been read. */
type Node = Readonly<Record<string, unknown>>;

/** The fields that are worked out from others of their record, by type: each fact is written once. */
export const completions: Readonly<
  Record<string, Readonly<Record<string, (node: Node) => unknown>>>
> = {
  Article: {
    preview: ({ preview, full, jsonId }) => {
      const action = { text: "Find out more", url: articlePath(String(jsonId)) };
      return { ...(full ? { action } : {}), ...articleSchema.shape.preview.parse(preview) };
    },
    full: ({ preview, full }) => {
      const { title, imageURL, imageAlt, focalPoint } = articleSchema.shape.preview.parse(preview);
      const written = articleSchema.shape.full.parse(full ?? undefined);
      const picture = written?.imageURL === undefined ? { imageURL, imageAlt, focalPoint } : {};
      return written && { title, ...picture, ...written };
    },
  },
  PageMetadata: {
    social: ({ basic, social }) => {
      const { title, tags } = pageMetadataSchema.shape.basic.parse(basic);
      const written = pageMetadataSchema.shape.social.parse(social ?? undefined);
      const image = written?.image ?? readSiteSettings().socialImage;
      return {
        type: "website",
        title,
        description: tags.find(({ name }) => name === "description")?.content ?? title,
        ...written,
        image,
        twitter: { imageAlt: image.alt, card: "summary_large_image", ...written?.twitter },
      };
    },
  },
};
