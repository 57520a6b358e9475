import type { RunQuery, Entry, Kind, OutputFile } from "../src/kinds/kind";
import { kinds } from "../src/kinds/registry";
import { assertDefined } from "../src/lib/errors";
import { productPath } from "../src/routes/paths";

export interface KindEntries {
  kind: Kind;
  entries: readonly Entry[];
}

/** Data that the build derives from records, without the page queries' results. */
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

/** Function that derives files from the catalogue without writing them. */
export type OutputCreator = (catalogue: Catalogue) => readonly OutputFile[];

const getTag = (tags: readonly { name: string; content: string }[], wanted: string) =>
  tags.find(({ name }) => name === wanted)?.content ?? "";

async function readSite(graphql: RunQuery) {
  const data = await graphql<Queries.SiteQuery>(`
    query Site {
      site: siteSettings {
        name
        description
        language
        mode
        addresses {
          website
        }
        colors {
          theme
          background
        }
      }
      company {
        general {
          email
        }
      }
      searchSettings {
        ignored
        terms {
          term
          synonyms
          translations {
            language
            words
          }
        }
      }
      claims {
        claims {
          says
          about
          product {
            jsonId
          }
        }
      }
      allPageMetadata(filter: { variant: { eq: null } }, sort: { path: ASC }) {
        nodes {
          path
          basic {
            title
            tags {
              name
              content
            }
          }
          social {
            image {
              url
            }
          }
        }
      }
    }
  `);
  const { email } = assertDefined(data.company, "Company").general;
  const metadata = data.allPageMetadata.nodes.map(({ path, basic, social }) => {
    const facts = {
      title: basic.title,
      description: getTag(basic.tags, "description"),
      keywords: getTag(basic.tags, "keywords"),
      isNoindex: getTag(basic.tags, "robots").includes("noindex"),
      picture: social.image.url,
    };
    return [path, facts] as const;
  });
  return {
    site: { ...assertDefined(data.site, "Site"), email },
    metadata: new Map(metadata),
    search: {
      ...(data.searchSettings ?? { ignored: [], terms: [] }),
      // Claims without a product aren't company facts.
      facts: (data.claims?.claims ?? []).flatMap(({ says, about, product }) =>
        product ? [{ says, about, path: productPath(product.jsonId) }] : [],
      ),
    },
  };
}

/** Queries the site and each kind; of equal paths, the first counts. Rejects if a query fails. */
export async function readCatalogue(runQuery: RunQuery, wantedKinds = kinds) {
  const site = await readSite(runQuery);
  const entriesByKind: KindEntries[] = [];
  const outputs: (() => readonly OutputFile[])[] = [];
  const seenPaths = new Set<string>();
  for (const kind of wantedKinds) {
    const read = await kind.read(runQuery, site.metadata);
    const entries = read.entries
      .filter(({ path }) => !seenPaths.has(path))
      .map((entry) => ({
        ...entry,
        isUnlisted: entry.isUnlisted === true || site.metadata.get(entry.path)?.isNoindex === true,
      }));
    for (const { path } of entries) seenPaths.add(path);
    entriesByKind.push({ kind, entries });
    outputs.push(read.outputs);
  }
  return { ...site, entriesByKind, outputs };
}

export const getListed = ({ entries }: KindEntries): Entry[] =>
  entries.filter(({ isUnlisted }) => isUnlisted !== true);
