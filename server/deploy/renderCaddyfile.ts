import type { Redirect } from "../../src/kinds/settings/redirects";
import {
  ALLOWED_METHODS,
  CACHE_RULES,
  CONTENT_TYPES,
  HIDDEN_PATTERNS,
  NOT_FOUND_FILE,
  NOT_FOUND_PAGES,
  PLAIN_TEXT,
  type PolicySources,
  REFUSALS,
  REVALIDATE,
  UNKNOWN_CONTENT_TYPE,
  WELL_KNOWN_PATTERN,
  answerHeaders,
  contentSecurityPolicy,
} from "../host/hostRules";
import {
  type DeployInput,
  GENERATED,
  addressPattern,
  ownNotFoundPages,
  policyWithVariable,
  renderPageScripts,
} from "./shared";

/** Rows for the map of hashes in the Caddyfile: one line per page. */
export const renderCaddyPageScripts = (input: DeployInput): string =>
  renderPageScripts(input, (file, hashes) => `"${file}" "${hashes}"`);

/** The headers of an answer that is a file. */
const renderFileHeaders = (
  indent: string,
  cacheControl: string,
  policySources?: PolicySources,
): string =>
  [
    "header {",
    `\tContent-Security-Policy "${policyWithVariable("{script_hashes}", policySources)}"`,
    "\tContent-Type {content_type}",
    `\tCache-Control ${cacheControl}`,
    "}",
  ]
    .map((line) => indent + line)
    .join("\n");

const renderMaps = (): string => {
  const types = Object.entries(CONTENT_TYPES);
  return `	# The content security policy names the inline scripts of each page by hash. The list is made
	# after each build by: npx tsx server/deploy/writeDeployFiles.ts --public public --out var/deploy
	map {path} {script_hashes} {
		import {$PAGE_SCRIPTS:/srv/polysema/deploy/*.caddy}
		default ""
	}
	map {path} {cache_control} {
${CACHE_RULES.map(({ name, pattern, value }) => `\t\t# ${name}\n\t\t"~${pattern}" "${value}"`).join("\n")}
		default "${REVALIDATE}"
	}
	map {path} {content_type} {
${types.map(([extension, type]) => `\t\t"~(?i)\\.${extension}$" "${type}"`).join("\n")}
		default "${UNKNOWN_CONTENT_TYPE}"
	}`;
};

/** The headers of every answer, for those that are no file. */
const renderHeaders = ({ policySources, isListed = true }: DeployInput): string => {
  const headers = Object.entries(answerHeaders(isListed));
  return `	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"`).join("\n")}
		Content-Security-Policy "${contentSecurityPolicy([], policySources)}"
		Cache-Control "${REVALIDATE}"
	}`;
};

const renderRedirect = ({ from, to }: Redirect, index: number): string => `
		@renamed${index} path_regexp "${addressPattern(from)}"
		route @renamed${index} {
			rewrite * ${to}
			redir {uri} 301
		}
`;

const anyOf = (patterns: readonly string[]): string =>
  patterns.map((pattern) => `(${pattern})`).join("|");

/** The answers to addresses, in the order in which Caddy tries them. */
const renderRoute = ({ redirects, policySources }: DeployInput): string => `	route {
		@otherMethod not method ${ALLOWED_METHODS.join(" ")}
		error @otherMethod 405

		# Doubled slashes could become the start of a foreign address in a Location header.
		@doubledSlash expression \`{path}.contains("//")\`
		error @doubledSlash 404

		@hidden {
			path_regexp "${anyOf(HIDDEN_PATTERNS)}"
			not path_regexp "${WELL_KNOWN_PATTERN}"
		}
		error @hidden 404
${redirects.map(renderRedirect).join("")}
		@notFoundPage path_regexp "${anyOf(Object.keys(NOT_FOUND_PAGES).map(addressPattern))}"
		error @notFoundPage 404

		# Two steps: within one matcher the file could be looked for before the pattern is read.
		@slash path_regexp slash ^(.+)/$
		route @slash {
			@page file {re.slash.1}/index.html
			route @page {
				uri strip_suffix /
				redir {uri} 301
			}
			error 404
		}
		@index {
			path */index.html
			file {path}
		}
		route @index {
			uri strip_suffix index.html
			@notRoot not path /
			uri @notRoot strip_suffix /
			redir {uri} 301
		}

		try_files {path} {path}/index.html
${renderFileHeaders("\t\t", "{cache_control}", policySources)}
		file_server {
			index index.html
			precompressed br gzip
			disable_canonical_uris
		}
	}`;

const renderOwnNotFoundPage = ([page, file]: readonly [string, string], index: number): string => `
		@ownPage${index} path_regexp "${addressPattern(page)}"
		handle @ownPage${index} {
			route {
				rewrite * ${file}
				import error_page
			}
		}
`;

const renderErrorHandling = (): string => `	handle_errors {
		# An error page is whole and new each time, whatever part or version was asked for.
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
		header -Etag
		header -Last-Modified

		@method expression {http.error.status_code} == 405
		handle @method {
			header Allow "${ALLOWED_METHODS.join(", ")}"
			header Content-Type "${PLAIN_TEXT}"
			respond "${REFUSALS[405]}"
		}
${ownNotFoundPages.map(renderOwnNotFoundPage).join("")}
		@missing expression {http.error.status_code} == 404
		handle @missing {
			route {
				rewrite * ${NOT_FOUND_FILE}
				import error_page
			}
		}
		handle {
			header Content-Type "${PLAIN_TEXT}"
			respond "The server cannot answer this request."
		}
	}`;

/**
 * The Caddyfile. Its places come from environment variables with defaults: SITE_ADDRESS,
 * PUBLIC_DIR, PAGE_SCRIPTS, CADDY_ADMIN.
 */
export const renderCaddyfile = (input: DeployInput): string => `# ${GENERATED}
# Caddy 2.6 or later. Set SITE_ADDRESS (your domain: Caddy then sees to its certificate) and
# PUBLIC_DIR in Caddy's environment. It serves the compressed siblings that npm run build writes.
{
	admin {$CADDY_ADMIN:localhost:2019}
}

(error_page) {
${renderFileHeaders("\t", `"${REVALIDATE}"`, input.policySources)}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

{$SITE_ADDRESS:localhost} {
	root * {$PUBLIC_DIR:/srv/polysema/public}

${renderMaps()}

${renderHeaders(input)}

${renderRoute(input)}

${renderErrorHandling()}
}
`;
