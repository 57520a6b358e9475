import type { Ask, Entry, Kind, Metadata, OutputFile } from "../src/kinds/kind";
import { kinds } from "../src/kinds/registry";
import { assertDefined } from "../src/lib/assertDefined";

/** What the site says of itself. */
export type Site = NonNullable<Queries.SiteQuery["site"]> & { email: string };

/** The pages of one kind of record. */
export interface Section {
  kind: Kind;
  entries: readonly Entry[];
}

/** All that is made of the records beside the content of pages. */
export interface Catalogue {
  site: Site;
  metadata: Metadata;
  sections: readonly Section[];
  /** Files that kinds have beside their pages. */
  outputs: readonly OutputFile[];
}

const getTag = (tags: readonly { name: string; content: string }[], wanted: string) =>
  tags.find(({ name }) => name === wanted)?.content ?? "";

async function readSite(graphql: Ask): Promise<{ site: Site; metadata: Metadata }> {
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
      isNoindex: getTag(basic.tags, "robots").includes("noindex"),
      picture: social.image.url,
    };
    return [path, facts] as const;
  });
  return {
    site: { ...assertDefined(data.site, "Site"), email },
    metadata: new Map(metadata),
  };
}

/** Reads all records, each kind with its one query. Throws what GraphQL says where it can't answer. */
export async function readCatalogue(ask: Ask, of = kinds): Promise<Catalogue> {
  const { site, metadata } = await readSite(ask);
  const sections: Section[] = [];
  const outputs: OutputFile[] = [];
  const known = new Set<string>();
  for (const kind of of) {
    const read = await kind.read(ask, metadata);
    const entries = read.entries
      .filter(({ path }) => !known.has(path))
      .map((entry) => ({
        ...entry,
        isUnlisted: entry.isUnlisted === true || metadata.get(entry.path)?.isNoindex === true,
      }));
    for (const { path } of entries) known.add(path);
    sections.push({ kind, entries });
    outputs.push(...read.outputs);
  }
  return { site, metadata, sections, outputs };
}

/** The pages of a kind that may be listed. */
export const getListed = ({ entries }: Section): Entry[] =>
  entries.filter(({ isUnlisted }) => isUnlisted !== true);
