import { graphql } from "gatsby";
import type { PageDescription } from "./headTags";

export const publicationHeadFragment = graphql`
  fragment PublicationHead on Publication {
    paper {
      title
    }
    conference
    categories
    full {
      abstractText
    }
  }
`;

/** A paper's page is described by the paper: its title and our summary (META-03). */
export const publicationDescription = (
  publication: Queries.PublicationHeadFragment,
  catalogue: PageDescription,
): PageDescription => {
  const { title } = publication.paper;
  const description = publication.full.abstractText;
  return {
    title,
    tags: [
      { name: "description", content: description },
      { name: "keywords", content: [publication.conference, ...publication.categories].join(", ") },
    ],
    social: { ...catalogue.social, type: "article", title, description },
  };
};
