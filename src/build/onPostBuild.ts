import type { BuildArgs } from "gatsby";
import { writeMenus } from "./writeMenus";
import { writeNewsList } from "./writeNewsList";
import { writePageIndex } from "./writePageIndex";
import { writeResearchFiles } from "./writeResearchFiles";
import { writeSearchIndex } from "./writeSearchIndex";
import { writeSiteFiles } from "./writeSiteFiles";

/** Writes what the built site has beside its pages. */
export async function onPostBuild({ graphql }: BuildArgs): Promise<void> {
  await writeMenus(graphql);
  await writeNewsList(graphql);
  await writePageIndex(graphql);
  await writeResearchFiles(graphql);
  await writeSearchIndex(graphql);
  await writeSiteFiles(graphql, new Date());
}
