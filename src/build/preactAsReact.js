import compat from "preact/compat";

/**
 * Preact's `preact/compat` under React's name. It calls itself version 19, for which Gatsby patches
 * `createElement` against React's hoisting of head tags; Preact hoists nothing and its exports are
 * read-only, so it goes by the version that Gatsby leaves alone.
 */
export * from "preact/compat";
export const version = "18.3.1";
export default { ...compat, version };
