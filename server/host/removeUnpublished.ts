import { rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "./listFiles";

/**
 * What a build leaves among the site's files and nobody reads any more once the pages are written.
 * The bundler's statistics stay: the budgets of weight are measured by them, and every host hides
 * them (HIDDEN_PATTERNS).
 */
const LEFT_OVER = /\.map$|^\/chunk-map\.json$/;

/** Removes them, with their compressed siblings, from a built site; gives their number. */
export const removeUnpublished = async (publicDir: string): Promise<number> => {
  const files = await listFiles(publicDir);
  const leftOver = files.filter((file) => LEFT_OVER.test(file.replace(/\.(?:br|gz)$/, "")));
  for (const file of leftOver) await rm(path.join(publicDir, file));
  return leftOver.length;
};
