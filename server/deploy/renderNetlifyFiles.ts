import {
  NOT_FOUND_FILE,
  REVALIDATE,
  answerHeaders,
  cacheControl,
  contentSecurityPolicy,
  isHidden,
} from "../host/hostRules";
import { type DeployInput, GENERATED, bareNotFoundPages, ownNotFoundPages } from "./shared";

/** Netlify's `_redirects`. */
const renderRedirects = ({ redirects }: DeployInput): string =>
  [
    `# ${GENERATED}`,
    ...redirects.map(({ from, to }) => `${from} ${to} 301!`),
    ...ownNotFoundPages.map(([page, file]) => `${page} ${file} 404!`),
    ...bareNotFoundPages.map((page) => `${page} ${NOT_FOUND_FILE} 404!`),
    `/webpack.stats.json ${NOT_FOUND_FILE} 404!`,
    "",
  ].join("\n");

const getAddress = (file: string): string => file.replace(/\/index\.html$/, "") || "/";

const renderRule = (address: string, headers: Readonly<Record<string, string>>): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
    "\n",
  );

/**
 * Netlify's `_headers`. Netlify joins the values of all rules that match, so a header stands in one
 * rule per address; only policies may meet, since a browser keeps each of them: the one for all
 * addresses is loose about scripts, and the one of each page adds the hashes.
 */
const renderHeaders = ({
  policySources,
  isListed = true,
  pageScripts,
  files,
}: DeployInput): string => {
  const extraScripts = policySources?.["script-src"] ?? [];
  const loose = contentSecurityPolicy([], {
    ...policySources,
    "script-src": ["'unsafe-inline'", ...extraScripts],
  });
  const pages = [...(pageScripts ?? [])].map(([file, hashes]) =>
    renderRule(getAddress(file), {
      "Content-Security-Policy": ["script-src 'self'", ...extraScripts, ...hashes].join(" "),
    }),
  );
  const cached = (files ?? [])
    .filter((file) => !file.startsWith("/static/") && !isHidden(file))
    .filter((file) => cacheControl(file) !== REVALIDATE)
    .map((file) => renderRule(file, { "Cache-Control": cacheControl(file) }));
  return [
    `# ${GENERATED}`,
    '# What is not named here Netlify serves with "public, max-age=0, must-revalidate".',
    renderRule("/*", { ...answerHeaders(isListed), "Content-Security-Policy": loose }),
    renderRule("/static/*", { "Cache-Control": cacheControl("/static/a") }),
    ...cached,
    ...pages,
  ].join("\n");
};

/** Netlify's settings; they belong into the project's folder. */
const renderSettings = (): string => `# ${GENERATED}
# Copy it into the project's folder.
[build]
command = "npm run build && npx tsx server/deploy/writeDeployFiles.ts --public public --out var/deploy && cp var/deploy/netlify/_headers var/deploy/netlify/_redirects public/"
publish = "public"

[build.environment]
NODE_VERSION = "24"

# Addresses stay as they are linked: without a slash at their end.
[build.processing.html]
pretty_urls = false
`;

/** Netlify's files by their path below the folder of deploy files. */
export const renderNetlifyFiles = (input: DeployInput): ReadonlyMap<string, string> =>
  new Map([
    ["netlify/_headers", renderHeaders(input)],
    ["netlify/_redirects", renderRedirects(input)],
    ["netlify/netlify.toml", renderSettings()],
  ]);
