import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../../src/lib/runCommand";
import { bundleWorker } from "./bundleWorker";
import { renderAssetsIgnore, renderWranglerSettings } from "./renderWranglerSettings";
import { readDeployInput } from "./readDeployInput";
import { renderDeployFiles } from "./renderDeployFiles";
import type { DeployInput } from "./shared";
import { isHidden } from "../host/hostRules";
import { inlineScriptHashes } from "../host/inlineScriptHashes";
import { listFiles } from "../host/listFiles";

/** Reads from a built site what the deploy files need: its files and each page's script hashes. */
export const readBuiltSite = async (
  publicDir: string,
): Promise<Required<Pick<DeployInput, "files" | "pageScripts">>> => {
  const files = await listFiles(publicDir);
  const pageScripts = new Map<string, readonly string[]>();
  for (const file of files.filter((name) => name.endsWith(".html") && !isHidden(name))) {
    pageScripts.set(file, inlineScriptHashes(await readFile(path.join(publicDir, file), "utf8")));
  }
  return { files, pageScripts };
};

/**
 * Cloudflare's files by their path below `folder`: the worker, its settings and what is not uploaded.
 * @param publicDir the built site, whose scripts `input` names
 */
export const renderCloudflareFiles = async (
  input: DeployInput,
  publicDir: string,
  folder: string,
): Promise<ReadonlyMap<string, string>> => {
  const fromFolder = path.relative(path.join(folder, "cloudflare"), publicDir);
  return new Map([
    ["cloudflare/worker.js", await bundleWorker(input)],
    ["cloudflare/wrangler.jsonc", renderWranglerSettings(fromFolder)],
    ["cloudflare/.assetsignore", renderAssetsIgnore()],
  ]);
};

const writeFiles = async (files: ReadonlyMap<string, string>, folder: string): Promise<void> => {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    process.stdout.write(`${file}\n`);
  }
};

/**
 * Without arguments: writes the committed files under deploy/. With `--public <folder>`: writes
 * them with what only a build knows, to `--out <folder>` (var/deploy).
 */
const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { public: { type: "string" }, out: { type: "string" } },
  });
  const built = values.public === undefined ? {} : await readBuiltSite(values.public);
  const folder = values.out ?? (values.public === undefined ? "deploy" : "var/deploy");
  const input: DeployInput = { ...(await readDeployInput()), ...built };
  await writeFiles(renderDeployFiles(input), folder);
  if (values.public !== undefined) {
    await writeFiles(await renderCloudflareFiles(input, values.public, folder), folder);
  }
};

if (require.main === module) {
  void runCommand(run);
}
