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
 * Every kind of record that has pages, in the order in which llms.txt and the guide list them. Where two
 * make the same page, the first one counts: `page` comes last, since it knows of all.
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

/** Every kind of record, in the order in which the guide presents them. */
export const contentTypes: readonly ContentType[] = [
  ...kinds.filter((kind) => kind !== page),
  ...singletons,
];

/** The content type of a file in `data/`, by its folder and name; nothing for a file that is no record. */
export const getContentType = (folder: string, fileName: string): ContentType | undefined =>
  contentTypes.find((type) => type.folder === folder && (type.files?.includes(fileName) ?? true));
