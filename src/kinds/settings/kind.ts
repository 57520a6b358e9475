import { aboutPath, homePath, textPagePath, notFoundPath } from "../../routes/paths";
import { defineKind, deriveFrom, pagesGroup, escapeTexts, toSearchText } from "../kind";
import { pageMetadataSchema } from "../metadata";

const { basic, social } = pageMetadataSchema.shape;

/** All pages with metadata. `kinds` lists it last, so it adds only pages of no other kind. */
export const page = defineKind<Queries.PageKindQuery>({
  folder: "pages",
  typeName: "PageMetadata",
  schema: pageMetadataSchema,
  derive: deriveFrom({ basic, social }, ({ basic: { title, tags }, social: written }, site) => {
    const image = written?.image ?? site.socialImage;
    return {
      social: {
        type: "website",
        title,
        description: tags.find(({ name }) => name === "description")?.content ?? title,
        ...written,
        image,
        twitter: { imageAlt: image.alt, card: "summary_large_image", ...written?.twitter },
      },
    };
  }),
  label: "Page",
  searchGroup: pagesGroup,
  query: /* GraphQL */ `
    query PageKind {
      allTextPage {
        nodes {
          jsonId
          revised
          sections {
            title
            description
          }
        }
      }
      homePage {
        hero {
          graphLabel
          contexts {
            sentence
          }
        }
      }
      aboutPage {
        header {
          description
        }
        why {
          description
        }
        how {
          items {
            title
            description
          }
        }
      }
    }
  `,
  entries: ({ allTextPage, aboutPage, homePage }, metadata) => {
    const textPages = new Map(allTextPage.nodes.map((text) => [textPagePath(text.jsonId), text]));
    const getText = (path: string): string => {
      // The rest of the home page repeats texts of other pages.
      if (path === homePath) {
        const { graphLabel, contexts = [] } = homePage?.hero ?? {};
        return toSearchText(
          ...escapeTexts(graphLabel),
          ...contexts.map(({ sentence }) => sentence),
        );
      }
      if (path !== aboutPath || !aboutPage) {
        return toSearchText(textPages.get(path)?.sections ?? []);
      }
      const { header, why, how } = aboutPage;
      return toSearchText(header.description, why.description, how.items);
    };
    return [...metadata].map(([path, { title, description }]) => {
      const changed = textPages.get(path)?.revised;
      return {
        path,
        title,
        isUnlisted: path === notFoundPath,
        search: { detail: path === homePath ? "" : description, text: getText(path) },
        ...(changed === undefined ? {} : { changed }),
      };
    });
  },
});
