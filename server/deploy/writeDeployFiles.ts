import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../../src/lib/runCommand";
import type { Redirect } from "../../src/kinds/settings/redirects";
import { builtSiteDir } from "../builtSiteDir";
import {
  NOT_FOUND_FILE,
  NOT_FOUND_PAGES,
  REVALIDATE,
  answerHeaders,
  cacheControl,
  contentSecurityPolicy,
  isHidden,
} from "../host/hostRules";
import { isListed } from "../host/isListed";
import { listFiles } from "../host/listFiles";
import { siteScriptHashes } from "../host/policyReader";
import { policySources } from "../host/policySources";
import { readRedirects } from "../host/readRedirects";

/** What other servers must know of one build. */
export interface DeployInput {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
  /** Paths of all built files. */
  files: readonly string[];
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

/** Netlify joins the values of all rules that match, so each header is in one rule per address. */
const netlifyHeaders = ({ headers, files }: DeployInput): string[] => {
  const rule = (address: string, own: Readonly<Record<string, string>>) => [
    address,
    ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const cached = files.filter(
    (file) => !file.startsWith("/static/") && !isHidden(file) && cacheControl(file) !== REVALIDATE,
  );
  return [
    ...rule("/*", headers),
    ...rule("/static/*", { "Cache-Control": cacheControl("/static/a") }),
    ...cached.flatMap((file) => rule(file, { "Cache-Control": cacheControl(file) })),
  ];
};

const netlifyRedirects = ({ redirects }: DeployInput): string[] => [
  ...redirects.map(({ from, to }) => `${from} ${to} 301!`),
  ...Object.entries(NOT_FOUND_PAGES)
    .filter(([page]) => page !== NOT_FOUND_FILE)
    .map(([page, file]) => `${page} ${file} 404!`),
  `/webpack.stats.json ${NOT_FOUND_FILE} 404!`,
];

/** The files of one build for other servers, by name. */
export const renderDeployFiles = (input: DeployInput): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      "polysema.nginx": nginxRules(input),
      "polysema.caddy": caddyRules(input),
      _headers: netlifyHeaders(input),
      _redirects: netlifyRedirects(input),
    }).map(([name, lines]) => [name, `${[GENERATED, ...lines].join("\n")}\n`]),
  );

/** What other servers must know of the build in a folder, and of the settings that it was built with. */
export const readDeployInput = async (
  publicDir: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<DeployInput> => {
  const policy = contentSecurityPolicy(siteScriptHashes(publicDir), policySources(environment));
  return {
    headers: answerHeaders(isListed(environment), policy),
    redirects: readRedirects(),
    files: await listFiles(publicDir),
  };
};

const run = async (): Promise<void> => {
  await import("../loadSettings");
  const { values } = parseArgs({
    options: {
      public: { type: "string", default: "public" },
      out: { type: "string", default: path.join("var", "deploy") },
    },
  });
  const files = renderDeployFiles(await readDeployInput(builtSiteDir(values.public)));
  await mkdir(values.out, { recursive: true });
  for (const [name, content] of files) {
    const file = path.join(values.out, name);
    await writeFile(file, content);
    process.stdout.write(`${file}\n`);
  }
};

if (require.main === module) {
  void runCommand(run);
}
