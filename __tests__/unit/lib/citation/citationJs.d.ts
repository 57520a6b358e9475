/** Used part of citation.js, which has no types. */
declare module "@citation-js/core" {
  export const plugins: {
    input: {
      chain(text: string, options: { generateGraph: boolean }): Record<string, unknown>[];
    };
  };
}
declare module "@citation-js/plugin-bibtex";
declare module "@citation-js/plugin-ris";
