import * as markdown from "prettier/plugins/markdown";
import { format } from "prettier/standalone";

/** Markdown in Prettier's layout. */
export const formatMarkdown = (text: string): Promise<string> =>
  format(text, { parser: "markdown", plugins: [markdown], printWidth: 100 });
