import { article } from "./article/kind";
import { author } from "./author/kind";
import { caseStudy } from "./case-study/kind";
import { job } from "./job/kind";
import type { ContentType, Kind } from "./kind";
import { product } from "./product/kind";
import { publication } from "./publication/kind";
import { page } from "./settings/kind";
import { singletons } from "./settings/singletons";
import { solution } from "./solution/kind";

/**
 * Kinds with pages, in the order of llms.txt and the editors' guide. If two kinds return the same
 * page, the first wins. `page` is last because it returns all pages with metadata.
 */
export const kinds: readonly Kind[] = [
  solution,
  product,
  caseStudy,
  publication,
  author,
  article,
  job,
  page,
];

export const contentTypes: readonly ContentType[] = [
  ...kinds.filter((kind) => kind !== page),
  ...singletons,
];

export const getContentType = (folder: string, fileName: string): ContentType | undefined =>
  contentTypes.find((type) => type.folder === folder && (type.files?.includes(fileName) ?? true));
