import { searchCopy } from "../../copy/searchCopy";
import { authorSlug } from "../../lib/authorSlug";
import { authorPath } from "../../routes/paths";
import { user } from "../../ui/icons";
import { listed } from "../draft";
import { defineKind } from "../kind";
import { authorIssues, authorReleases } from "./rules";
import { authorSchema } from "./schema";

/** Only authors with several spellings need a record. */
export const author = defineKind<Queries.AuthorKindQuery>({
  kind: "author",
  folder: "authors",
  typeName: "Author",
  idField: "id",
  schema: authorSchema,
  getPages: (id) => [authorPath(id)],
  compareRecords: authorIssues,
  getReleases: authorReleases,
  fragments: ["coauthors", "topics", "venues", "news"],
  draft: {
    titleField: ["name"],
    questions: [
      {
        flag: "spellings",
        asks: {
          words: "the other spellings, as papers have them, with semicolons between them",
          example: "A. Lovelace; Ada K. Lovelace",
        },
      },
    ],
    start: ({ name = "", spellings = "" }) => ({ name, spellings: [name, ...listed(spellings)] }),
  },
  label: "Author",
  searchGroup: {
    name: "people",
    label: "People",
    icon: user,
    words: "author researcher person",
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
      const names = new Map(listed.map(({ name, person }) => [authorSlug(name, person), name]));
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
