import type { Redirect } from "../../src/kinds/settings/redirects";
import {
  NOT_FOUND_FILE,
  NOT_FOUND_PAGES,
  type PolicySources,
  contentSecurityPolicy,
} from "../host/hostRules";

/** What the files depend on besides the table of rules. */
export interface DeployInput {
  redirects: readonly Redirect[];
  policySources?: PolicySources;
  /** Whether search engines may list the site; false on staging. True unless given. */
  isListed?: boolean;
  /** Hash sources of inline scripts by HTML file (`/x/index.html`); known after a build only. */
  pageScripts?: ReadonlyMap<string, readonly string[]>;
  /** Paths of all built files; known after a build only. */
  files?: readonly string[];
}

/** What every file says of itself. */
export const GENERATED =
  "Made from server/host/hostRules.ts by server/deploy/writeDeployFiles.ts: do not edit.";

/** Matches a page's address in each form that a visitor may have of it. */
export const addressPattern = (page: string): string =>
  `^${page.replace(/\./g, "\\.")}(/|/index\\.html)?$`;

/** Pages other than 404.html that answer 404 with a file of their own. */
export const ownNotFoundPages = Object.entries(NOT_FOUND_PAGES).filter(
  ([, file]) => file !== NOT_FOUND_FILE,
);

/** Further addresses of 404.html. */
export const bareNotFoundPages = Object.entries(NOT_FOUND_PAGES)
  .filter(([page, file]) => file === NOT_FOUND_FILE && page !== NOT_FOUND_FILE)
  .map(([page]) => page);

/** The policy with a variable of the host in the place of the page's hashes. */
export const policyWithVariable = (variable: string, extra?: PolicySources): string =>
  contentSecurityPolicy([], extra).replace(/script-src 'self'/, `script-src 'self'${variable}`);

/** A file of the rows that a host's map of hashes includes: one line per page. */
export const renderPageScripts = (
  { pageScripts }: DeployInput,
  row: (file: string, hashes: string) => string,
): string => {
  const rows = [...(pageScripts ?? [])]
    .filter(([, hashes]) => hashes.length > 0)
    .map(([file, hashes]) => `${row(file, hashes.map((hash) => ` ${hash}`).join(""))}\n`);
  return `# ${GENERATED}\n${rows.join("")}`;
};
