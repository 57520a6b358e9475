import { z } from "zod";

const paperShape = z.looseObject({ paper: z.looseObject({ title: z.string(), url: z.string() }) });

/**
 * Copies of papers under names of their own until there are `count` papers together, as the texts of
 * their files by their ids. Each is as valid as the paper that it copies.
 */
export function growPapers(texts: readonly string[], count: number): Map<string, string> {
  const papers = texts.map((text) => {
    const json: unknown = JSON.parse(text);
    return paperShape.parse(json);
  });
  const grown = new Map<string, string>();
  for (let index = papers.length; index < count; index += 1) {
    const paper = papers[index % papers.length];
    if (paper === undefined) break;
    const id = `generated-${String(index)}`;
    const title = `${paper.paper.title}, part ${String(index)}`;
    // Address, DOI and the anthology's id belong to one paper only.
    const url = `${paper.paper.url}#${id}`;
    const copy = { ...paper, prettyURL: id, bibkey: id, anthologyId: undefined };
    grown.set(
      id,
      JSON.stringify({ ...copy, paper: { ...paper.paper, title, url, doi: undefined } }),
    );
  }
  return grown;
}
