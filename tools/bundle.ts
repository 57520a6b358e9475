import { cpSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { runCommand } from "../server/runCommand";

const HOST = "var/host";
const EDITOR = "node_modules/.cache/editor";

/** Packages that can't be bundled, because they load compiled files: libsql and its dependencies. */
const COMPILED_PACKAGES = ["libsql", "@libsql", "@neon-rs", "detect-libc"];

async function bundleHost(): Promise<void> {
  await build({
    entryPoints: { serve: "server/serve.ts", mail: "server/gateway/mailCommand.ts" },
    bundle: true,
    platform: "node",
    target: "node20",
    // `pg` loads its native variant only if that is installed.
    external: ["libsql", "pg-native"],
    outdir: HOST,
    outExtension: { ".js": ".cjs" },
  });
  const packages = COMPILED_PACKAGES.map((name) => `node_modules/${name}`);
  for (const file of [...packages, "data/site/redirects.json"])
    cpSync(file, path.join(HOST, file), { recursive: true });
}

async function bundleEditor(): Promise<void> {
  await build({
    entryPoints: ["tools/editor/editor.tsx", "tools/editor/index.html"],
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    loader: { ".html": "copy" },
    outdir: EDITOR,
  });
  cpSync("node_modules/@sveltia/cms/npm/assets", path.join(EDITOR, "assets"), { recursive: true });
}

void runCommand({
  usage: `npm run bundle
npm run edit:bundle

Bundles the host and the command \`mail\` for a container into ${HOST}, or the forms of
\`npm run edit\` into ${EDITOR}.`,
  positionals: [1, 1],
  run: (_values, [target]) => (target === "editor" ? bundleEditor() : bundleHost()),
});
