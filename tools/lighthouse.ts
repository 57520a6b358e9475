import { spawnSync } from "node:child_process";
import config from "../lighthouserc.json";
import { runCommand } from "../server/runCommand";
import { browserExecutable } from "./browser/browserExecutable";

/** Fetched by npx: as a dependency it would add hundreds of packages for this command alone. */
const LIGHTHOUSE_CI = "@lhci/cli@0.15.1";

const USAGE = `npm run lighthouse [-- ADDRESS…]

Measures the built pages that lighthouserc.json names, or only those given, such as
http://localhost:9002/try, on a simulated slow phone: three runs each, with reports in
reports/lighthouse. If a page can't be measured, the others still are; the exit code is then 1.
Needs the network once.`;

/** Measures each page in a separate call, because Lighthouse CI stops at a page that fails. */
function run(_values: unknown, addresses: readonly string[]): void {
  const env = { ...process.env, CHROME_PATH: browserExecutable() };
  const callLighthouse = (...args: string[]) =>
    spawnSync("npx", ["--yes", LIGHTHOUSE_CI, ...args], { env, stdio: "inherit" }).status === 0;
  const urls = addresses.length > 0 ? addresses : config.ci.collect.url;
  const failed = urls.filter(
    (url, index) =>
      !callLighthouse("collect", `--url=${url}`, ...(index > 0 ? ["--additive"] : [])),
  );
  const isWithinLimits = callLighthouse("assert");
  callLighthouse("upload");
  if (failed.length > 0) throw new Error(`These pages couldn't be measured: ${failed.join(", ")}`);
  if (!isWithinLimits) process.exitCode = 1;
}

void runCommand({ usage: USAGE, positionals: [0, Infinity], run });
