import "react";

declare module "react" {
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- only an interface merges
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
