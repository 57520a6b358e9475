import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../../src/lib/runCommand";
import type { Redirect } from "../../src/kinds/settings/redirects";
import { builtSiteDir } from "../builtSiteDir";
import { answerHeaders, contentSecurityPolicy } from "../host/hostRules";
import { isListed } from "../host/isListed";
import { siteScriptHashes } from "../host/policyReader";
import { policySources } from "../host/policySources";
import { readRedirects } from "../host/readRedirects";

/** What other servers must know of one build. */
export interface DeployInput {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
}

const GENERATED = "# Made by npx tsx server/deploy/writeDeployFiles.ts for one build: do not edit.";

/** Matches a page's address in each form that a visitor may have of it. */
const addressPattern = (page: string): string =>
  `^${page.replace(/\./g, "\\.")}(/|/index\\.html)?$`;

const nginxRules = ({ headers, redirects }: DeployInput): string[] => [
  ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
  ...redirects.map(
    ({ from, to }) => `location ~ "${addressPattern(from)}" { return 301 ${to}$is_args$args; }`,
  ),
];

const caddyRules = ({ headers, redirects }: DeployInput): string[] => [
  "(polysema_headers) {",
  "\theader {",
  ...Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`),
  "\t}",
  "}",
  "(polysema_redirects) {",
  ...redirects.flatMap(({ from, to }, index) => [
    `\t@renamed${index} path_regexp "${addressPattern(from)}"`,
    `\troute @renamed${index} {`,
    `\t\trewrite * ${to}`,
    "\t\tredir {uri} 301",
    "\t}",
  ]),
  "}",
];

/** The files of one build for other servers, by name. */
export const renderDeployFiles = (input: DeployInput): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      "polysema.nginx": nginxRules(input),
      "polysema.caddy": caddyRules(input),
    }).map(([name, lines]) => [name, `${[GENERATED, ...lines].join("\n")}\n`]),
  );

/** What other servers must know of the build in a folder, and of the settings that it was built with. */
export const readDeployInput = (
  publicDir: string,
  environment: NodeJS.ProcessEnv = process.env,
): DeployInput => ({
  headers: answerHeaders(
    isListed(environment),
    contentSecurityPolicy(siteScriptHashes(publicDir), policySources(environment)),
  ),
  redirects: readRedirects(),
});

const run = async (): Promise<void> => {
  await import("../loadSettings");
  const { values } = parseArgs({
    options: {
      public: { type: "string", default: "public" },
      out: { type: "string", default: path.join("var", "deploy") },
    },
  });
  await mkdir(values.out, { recursive: true });
  for (const [name, content] of renderDeployFiles(readDeployInput(builtSiteDir(values.public)))) {
    const file = path.join(values.out, name);
    await writeFile(file, content);
    process.stdout.write(`${file}\n`);
  }
};

if (require.main === module) {
  void runCommand(run);
}
