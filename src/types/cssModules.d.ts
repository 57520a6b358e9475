/**
 * Gatsby compiles CSS modules to named exports only: `import * as styles from "./X.module.css"`. A
 * test checks that every requested class exists, so lookups typed as possibly undefined never are.
 */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

declare module "*.css" {}
