import type { GatsbyConfig } from "gatsby";
import { patchImagePipeline } from "./gatsby/patches/sharp";
import { createHiddenFileTest } from "./content/contentFiles";
import { readSiteSettings, sourceDir } from "./content/siteSettings";
import { sitemapOptions } from "./gatsby/sitemap";
import { getContentType } from "./src/kinds/registry";

const settings = readSiteSettings();

patchImagePipeline();

// The gateway in `data/site/site.json` is the default.
process.env.GATSBY_MAIL_GATEWAY_URL ||= settings.addresses.mailGateway ?? "";

/** Returns a record's GraphQL type; other JSON files get an unused type. */
const recordTypeName = ({ node }: { node: { relativeDirectory: string; base: string } }) =>
  getContentType(node.relativeDirectory, node.base)?.typeName ?? "NoRecord";

const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.addresses.website },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    // Includes queries that run on Node.
    documentSearchPaths: ["./gatsby-node.ts", "./gatsby/**/*.ts", "./src/kinds/*/kind.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: sourceDir,
        // Ignores Markdown, hidden files and redirects; builds also ignore unpublished records.
        ignore: [
          "**/*.md",
          "**/.*",
          "**/site/redirects.json",
          ...(process.env.NODE_ENV === "production" ? [createHiddenFileTest(".", Date.now())] : []),
        ],
      },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: recordTypeName } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // Decodes slightly damaged JPEGs like browsers do, instead of stopping the build.
        failOn: "error",
        defaults: {
          formats: ["auto", "avif", "webp"],
          placeholder: "none",
          quality: 72,
          avifOptions: { quality: 55 },
        },
      },
    },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default gatsbyConfig;
