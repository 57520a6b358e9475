import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { REDIRECTS_FILE } from "../src/kinds/settings/redirects";
import { runCommand } from "../src/lib/runCommand";

/** The package with compiled parts, which no bundle can hold, and what it needs at run time. */
const UNBUNDLED = ["libsql", "@libsql", "@neon-rs", "detect-libc"];

/** Bundles the host into a folder, with what it reads at run time: compiled packages and the redirects. */
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

void runCommand(() => buildHost(process.argv[2] ?? "var/host"));
