import { blockCopy } from "../../copy/blockCopy";
import type { PageDescription } from "../../seo/headTags";

/** The facts of a paper that describe its page. */
export interface DescribedPaper {
  title: string;
  conference: string;
  topics: readonly string[];
  /** Our summary in plain words. */
  summary: string;
}

/** Describes a paper's page by the paper's title and our summary. */
export const publicationDescription = (
  { title, conference, topics, summary }: DescribedPaper,
  catalogue: PageDescription,
): PageDescription => {
  const description = blockCopy.summary(summary);
  return {
    title,
    tags: [
      { name: "description", content: description },
      { name: "keywords", content: [conference, ...topics].join(", ") },
    ],
    social: { ...catalogue.social, type: "article", title, description },
  };
};
