import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import * as markdown from "prettier/plugins/markdown";
import { format } from "prettier/standalone";

/** A value as JSON in Prettier's layout, as records are written. */
export const formatJson = (value: unknown): Promise<string> =>
  format(JSON.stringify(value, null, 2), {
    parser: "json",
    plugins: [babel, estree],
    printWidth: 100,
  });

/** Markdown in Prettier's layout. */
export const formatMarkdown = (text: string): Promise<string> =>
  format(text, { parser: "markdown", plugins: [markdown], printWidth: 100 });
