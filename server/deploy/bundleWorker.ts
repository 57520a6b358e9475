import { build } from "esbuild";
import type { DeployInput } from "./shared";

/**
 * The Cloudflare Worker of one build as a single module: createWorker with the facts of the build
 * written into it.
 */
export const bundleWorker = async ({
  redirects,
  policySources = {},
  isListed = true,
  pageScripts = new Map(),
}: DeployInput): Promise<string> => {
  const site = { redirects, policySources, isListed, pageScripts: Object.fromEntries(pageScripts) };
  const {
    outputFiles: [bundle],
  } = await build({
    stdin: {
      contents: `import { createWorker } from "./createWorker";\nexport default createWorker(${JSON.stringify(site)});\n`,
      resolveDir: __dirname,
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    minify: true,
    logLevel: "warning",
  });
  if (bundle === undefined) throw new Error("The bundler made no worker.");
  return bundle.text;
};
