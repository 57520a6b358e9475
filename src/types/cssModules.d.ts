/**
 * Gatsby compiles CSS modules to named exports only: `import * as styles from "./X.module.css"`.
 * A test proves that every class a component asks for is in its file, so a lookup that the types
 * call possibly undefined is not undefined in practice.
 */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

/** A global stylesheet is imported for its effect only. */
declare module "*.css" {}
