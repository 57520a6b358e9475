/** The plugin's own transformer, which its package ships without types. */
declare module "gatsby-transformer-json/gatsby-node" {
  import type { NodePluginArgs } from "gatsby";

  interface TransformArgs extends NodePluginArgs {
    node: object;
    loadNodeContent: () => Promise<string>;
  }
  export const onCreateNode: (args: TransformArgs, options: { typeName: string }) => Promise<void>;
}
