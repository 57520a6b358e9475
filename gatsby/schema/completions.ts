import { articleSchema } from "../../src/kinds/article/schema";
import { toPlainText } from "../../src/kinds/html";
import { pageMetadataSchema } from "../../src/kinds/metadata";
import { isObject } from "../../src/lib/isObject";
import { articlePath, productPath } from "../../src/routes/paths";
import { readSiteSettings } from "../../content/siteSettings";

/** A node of a record, as far as it has been read. */
type Node = Readonly<Record<string, unknown>>;

/** A card leads to its record's page, and has its title, where it says nothing else. */
const card =
  (text: string) =>
  ({ title, url, jsonId, preview }: Node) => ({
    title,
    action: { text, url: url ?? productPath(String(jsonId)) },
    ...(isObject(preview) && preview),
  });

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
      const card = articleSchema.shape.preview.parse(preview);
      const { title, content, imageURL, imageAlt, focalPoint } = card;
      const written = articleSchema.shape.full.parse(full ?? undefined);
      const picture = written?.imageURL === undefined ? { imageURL, imageAlt, focalPoint } : {};
      return written && { title, shortContent: toPlainText(content), ...picture, ...written };
    },
    lastUpdate: ({ lastUpdate, datePublished }) => lastUpdate ?? Date.parse(String(datePublished)),
  },
  CaseStudy: { preview: card("Read the case study") },
  Product: { preview: card("Discover more") },
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
