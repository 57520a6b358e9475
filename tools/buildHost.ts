import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { z } from "zod";
import { REDIRECTS_FILE } from "../src/kinds/settings/redirects";
import { runCommand } from "../src/lib/runCommand";

/** Packages with compiled parts, which no bundle can hold. */
const UNBUNDLED = ["libsql"];

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** The folder of an installed package as Node finds it from another; nothing for other platforms' parts. */
const getFolder = (name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, "node_modules", name);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) return undefined;
  }
};

/**
 * The folders of packages and of all that they need at run time, each once.
 * @param root the folder that holds node_modules
 */
export const packageFolders = (names: readonly string[], root: string): string[] => {
  const found = new Set<string>();
  const add = (name: string, from: string): void => {
    const folder = getFolder(name, from);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const manifest = manifestSchema.parse(
      JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")),
    );
    for (const needed of Object.keys({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
    })) {
      add(needed, folder);
    }
  };
  for (const name of names) add(name, root);
  return [...found];
};

/** Bundles the host into a folder, with what it reads at run time: compiled packages and the redirects. */
function buildHost(out: string): void {
  const root = process.cwd();
  buildSync({
    entryPoints: { serve: "server/serve.ts", mail: "server/gateway/mailCommand.ts" },
    bundle: true,
    platform: "node",
    target: "node20",
    // What an earlier release kept is taken over from a checkout, which has lmdb.
    external: [...UNBUNDLED, "lmdb", "pg-native"],
    logLevel: "warning",
    outdir: out,
    outExtension: { ".js": ".cjs" },
  });
  for (const folder of packageFolders(UNBUNDLED, root)) {
    cpSync(folder, path.join(out, path.relative(root, folder)), { recursive: true });
  }
  if (existsSync(REDIRECTS_FILE)) {
    mkdirSync(path.join(out, path.dirname(REDIRECTS_FILE)), { recursive: true });
    cpSync(REDIRECTS_FILE, path.join(out, REDIRECTS_FILE));
  }
  process.stdout.write(`The host is in ${out}: node serve.cjs runs it beside public/\n`);
}

if (require.main === module) {
  void runCommand(() => buildHost(process.argv[2] ?? "var/host"));
}
