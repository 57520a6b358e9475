import { searchCopy } from "../../copy/searchCopy";
import { toAuthorSlug } from "../../lib/slugify";
import { authorPath } from "../../routes/paths";
import { user } from "../../ui/icons";
import { splitAnswer } from "../draft";
import { defineKind } from "../kind";
import { checkAuthors, getAuthorReleases } from "./rules";
import { authorSchema } from "./schema";

/** Authors of papers. Only those with several spellings or a hidden page need a record. */
export const author = defineKind<Queries.AuthorKindQuery>({
  kind: "author",
  folder: "authors",
  typeName: "Author",
  idField: "id",
  schema: authorSchema,
  getPages: (id) => [authorPath(id)],
  compareRecords: checkAuthors,
  getReleases: getAuthorReleases,
  fragments: ["coauthors", "topics", "venues", "news"],
  draft: {
    titleField: ["name"],
    questions: [
      {
        flag: "spellings",
        prompt: {
          text: "the other spellings, as papers on the site have them, with semicolons between them",
          example: "A. Lovelace; Ada K. Lovelace",
        },
      },
    ],
    start: ({ name = "", spellings = "" }) => ({
      name,
      spellings: [name, ...splitAnswer(spellings)],
    }),
  },
  label: "Author",
  searchGroup: {
    name: "people",
    label: "People",
    icon: user,
    keywords: "author researcher person",
    isMeantFirst: true,
  },
  query: /* GraphQL */ `
    query AuthorKind {
      allAuthor {
        nodes {
          jsonId
          name
          spellings
        }
      }
      allPublication(
        sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
      ) {
        nodes {
          prettyURL
          publicationYear
          authors {
            name
            person
          }
        }
      }
    }
  `,
  entries: ({ allAuthor, allPublication: { nodes } }) => {
    const people = new Map(allAuthor.nodes.map((person) => [person.jsonId, person]));
    const authors = new Map<string, { name: string; papers: string[] }>();
    for (const { prettyURL, authors: listed } of nodes) {
      const names = new Map(listed.map(({ name, person }) => [toAuthorSlug(name, person), name]));
      for (const [slug, name] of names) {
        if (slug === null) continue;
        const known = authors.get(slug);
        if (known) known.papers.push(prettyURL);
        else authors.set(slug, { name, papers: [prettyURL] });
      }
    }
    const years = nodes.map(({ publicationYear }) => publicationYear);
    const span = { first: Math.min(...years), last: Math.max(...years) };
    return [...authors]
      .toSorted(([, a], [, b]) => b.papers.length - a.papers.length)
      .map(([key, { name, papers }]) => {
        const person = people.get(key);
        return {
          path: authorPath(key),
          title: person?.name ?? name,
          page: { component: "kinds/author/page.tsx", context: { key, papers, span } },
          search: {
            detail: searchCopy.author(papers.length),
            text: (person?.spellings ?? []).join(", "),
          },
        };
      });
  },
});
