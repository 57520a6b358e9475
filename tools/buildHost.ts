import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { runCommand } from "../server/runCommand";
import { REDIRECTS_FILE } from "../src/kinds/settings/redirects";

/** `libsql` and its dependencies. They hold native modules, so a bundle can't include them. */
const UNBUNDLED = ["libsql", "@libsql", "@neon-rs", "detect-libc"];

function buildHost(out: string): void {
  buildSync({
    entryPoints: { serve: "server/serve.ts", mail: "server/gateway/mailCommand.ts" },
    bundle: true,
    platform: "node",
    target: "node20",
    external: ["libsql", "pg-native"],
    logLevel: "warning",
    outdir: out,
    outExtension: { ".js": ".cjs" },
  });
  const packages = UNBUNDLED.map((name) => path.join("node_modules", name));
  const redirects = existsSync(REDIRECTS_FILE) ? [REDIRECTS_FILE] : [];
  for (const file of [...packages, ...redirects])
    cpSync(file, path.join(out, file), { recursive: true });
  console.log(`The host is in ${out}: node serve.cjs runs it beside public/`);
}

void runCommand({
  usage: `tsx tools/buildHost.ts [FOLDER]

Bundles the host into FOLDER, "var/host" if left out.`,
  positionals: [0, 1],
  run: (_values, [out = "var/host"]) => buildHost(out),
});
