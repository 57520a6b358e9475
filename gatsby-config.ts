import type { GatsbyConfig } from "gatsby";
import { patchImagePipeline } from "./gatsby/patches/sharp";
import { isHiddenFile } from "./content/contentFiles";
import { readSiteSettings } from "./content/siteSettings";
import { sourceDir } from "./gatsby/preview/checkedContent";
import { sitemapOptions } from "./gatsby/sitemap";
import { getContentType } from "./src/kinds/registry";

const settings = readSiteSettings();

patchImagePipeline();

// A build that is not told of another gateway takes the one of the site's record.
process.env.GATSBY_MAIL_GATEWAY_URL ||= settings.addresses.mailGateway ?? "";

/** The GraphQL type of the record in a JSON file; a type that no query asks for if it isn't a record. */
const recordTypeName = ({ node }: { node: { relativeDirectory: string; base: string } }) =>
  getContentType(node.relativeDirectory, node.base)?.typeName ?? "NoRecord";

const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.addresses.website },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    // Queries of the node side are typed like those of pages.
    documentSearchPaths: ["./gatsby-node.ts", "./gatsby/**/*.ts", "./src/kinds/*/kind.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: sourceDir,
        // What no record is, and in a build also what isn't published yet.
        ignore: [
          "**/*.md",
          "**/.*",
          "**/site/redirects.json",
          ...(process.env.NODE_ENV === "production" ? [isHiddenFile(".", Date.now())] : []),
        ],
      },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: recordTypeName } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // Draws a JPEG with a few wrong bytes as far as browsers do, rather than end the build.
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
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(settings.addresses.website) },
  ],
};

export default gatsbyConfig;
