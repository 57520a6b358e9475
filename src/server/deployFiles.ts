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
  type Redirect,
  UNKNOWN_CONTENT_TYPE,
  WELL_KNOWN_PATTERN,
  answerHeaders,
  cacheControl,
  contentSecurityPolicy,
  isHidden,
} from "./hostRules";

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

/** Where nginx finds things; Caddy reads the same from environment variables. */
export interface NginxPlaces {
  listen: readonly string[];
  publicDir: string;
  /** Glob of the files that page-scripts.nginx is one of. */
  pageScripts: string;
}

/** The places that the committed nginx file names; an administrator edits them. */
const DEFAULT_NGINX_PLACES: NginxPlaces = {
  listen: ["80", "[::]:80"],
  publicDir: "/srv/polysema/public",
  pageScripts: "/srv/polysema/deploy/*.nginx",
};

const GENERATED =
  "Made from src/server/hostRules.ts by src/server/writeDeployFiles.ts: do not edit.";

const escapeDots = (text: string): string => text.replace(/\./g, "\\.");

const notFoundPattern = (page: string): string => `^${escapeDots(page)}(/|/index\\.html)?$`;

/** Pages other than 404.html that answer 404 with a file of their own. */
const ownNotFoundPages = Object.entries(NOT_FOUND_PAGES).filter(
  ([, file]) => file !== NOT_FOUND_FILE,
);

const bareNotFoundPages = Object.entries(NOT_FOUND_PAGES)
  .filter(([page, file]) => file === NOT_FOUND_FILE && page !== NOT_FOUND_FILE)
  .map(([page]) => page);

const methods = ALLOWED_METHODS.join(", ");

/** The policy with a variable of the host in the place of the page's hashes. */
const policyWithVariable = (variable: string, extra?: PolicySources): string =>
  contentSecurityPolicy([], extra).replace(/script-src 'self'/, `script-src 'self'${variable}`);

const withLeadingSpaces = (hashes: readonly string[]): string =>
  hashes.map((hash) => ` ${hash}`).join("");

const pageScriptRows = (
  pageScripts: DeployInput["pageScripts"],
  row: (file: string, hashes: string) => string,
): string =>
  [...(pageScripts ?? [])]
    .filter(([, hashes]) => hashes.length > 0)
    .map(([file, hashes]) => `${row(file, withLeadingSpaces(hashes))}\n`)
    .join("");

/** Rows for the map of hashes in the nginx file: one line per page. */
export const renderNginxPageScripts = ({ pageScripts }: DeployInput): string =>
  `# ${GENERATED}\n${pageScriptRows(pageScripts, (file, hashes) => `"${file}" "${hashes}";`)}`;

/** Rows for the map of hashes in the Caddyfile: one line per page. */
export const renderCaddyPageScripts = ({ pageScripts }: DeployInput): string =>
  `# ${GENERATED}\n${pageScriptRows(pageScripts, (file, hashes) => `"${file}" "${hashes}"`)}`;

/** The nginx file, for the http context (conf.d). TLS is left to the administrator. */
export const renderNginxConf = (
  { redirects, policySources, isListed = true }: DeployInput,
  places: NginxPlaces = DEFAULT_NGINX_PLACES,
): string => {
  const typeNames = [...new Set(Object.values(CONTENT_TYPES))];
  const extensionsOf = (type: string): string =>
    Object.entries(CONTENT_TYPES)
      .filter(([, value]) => value === type)
      .map(([extension]) => extension)
      .join(" ");
  const headers = Object.entries(answerHeaders(isListed)).map(
    ([name, value]) => `\tadd_header ${name} "${value}" always;`,
  );
  return `# ${GENERATED}
# Put it into /etc/nginx/conf.d/, edit "listen", "root" and "include", and add your certificate.
# It serves the files with their compressed siblings (npm run build writes them). With the brotli
# module, add "brotli_static on;" beside gzip_static.

map_hash_max_size 65536;
map_hash_bucket_size 256;

# The content security policy names the inline scripts of each page by hash. The list is made after
# each build by: npx tsx src/server/writeDeployFiles.ts --public public --out var/deploy
map $uri $polysema_script_hashes {
	default "";
	include ${places.pageScripts};
}

map $uri $polysema_cache_control {
	default "${REVALIDATE}";
${CACHE_RULES.map(({ name, pattern, value }) => `\t# ${name}\n\t"~${pattern}" "${value}";`).join("\n")}
}

map $status $polysema_status_cache_control {
	default "${REVALIDATE}";
	~^(200|206|304)$ $polysema_cache_control;
}

map $request_method $polysema_allow {
	default "${methods}";
${ALLOWED_METHODS.map((method) => `\t${method} "";`).join("\n")}
}

# The path as sent, still encoded, without the slash or index.html at its end.
map $request_uri $polysema_clean_path {
	default "/";
	"~^(?<polysema_path>/[^/?][^?]*?)/(index\\.html)?(\\?.*)?$" $polysema_path;
}

server {
${places.listen.map((address) => `\tlisten ${address};`).join("\n")}
	root ${places.publicDir};

	server_tokens off;
	absolute_redirect off;
	merge_slashes off;
	etag on;
	gzip_static on;
	gzip_vary on;
	default_type ${UNKNOWN_CONTENT_TYPE};
	types {
${typeNames.map((type) => `\t\t"${type}" ${extensionsOf(type)};`).join("\n")}
	}

${headers.join("\n")}
	add_header Content-Security-Policy "${policyWithVariable("$polysema_script_hashes", policySources)}" always;
	add_header Cache-Control $polysema_status_cache_control always;
	add_header Allow $polysema_allow always;

	if ($polysema_allow) {
		return 405;
	}

	error_page 404 ${NOT_FOUND_FILE};
	location = ${NOT_FOUND_FILE} {
		internal;
	}
${bareNotFoundPages.map((page) => `\tlocation ~ "${notFoundPattern(page)}" {\n\t\treturn 404;\n\t}`).join("\n")}
${ownNotFoundPages
  .map(
    ([page, file]) => `	location ~ "${notFoundPattern(page)}" {
		error_page 404 ${file};
		return 404;
	}
	location = ${file} {
		internal;
		error_page 404 ${file};
	}`,
  )
  .join("\n")}

	# Doubled slashes could become the start of a foreign address in a Location header.
	location ~ "//" {
		return 404;
	}
	location ~ "${WELL_KNOWN_PATTERN}" {
		try_files $uri =404;
	}
${HIDDEN_PATTERNS.map((pattern) => `\tlocation ~ "${pattern}" {\n\t\treturn 404;\n\t}`).join("\n")}
${redirects
  .map(
    ({ from, to }) =>
      `\tlocation ~ "^${escapeDots(from)}(/|/index\\.html)?$" {\n\t\treturn 301 ${to}$is_args$args;\n\t}\n`,
  )
  .join("")}
	location = / {
		try_files /index.html =404;
	}
	location ~ "^(?<polysema_page>.*)/(index\\.html)?$" {
		if (-f $document_root$polysema_page/index.html) {
			return 301 $polysema_clean_path$is_args$args;
		}
		return 404;
	}
	location / {
		try_files $uri $uri/index.html =404;
	}
}
`;
};

/**
 * The Caddyfile. Its places come from environment variables with defaults: SITE_ADDRESS,
 * PUBLIC_DIR, PAGE_SCRIPTS, CADDY_ADMIN.
 */
export const renderCaddyfile = ({
  redirects,
  policySources,
  isListed = true,
}: DeployInput): string => {
  const headers = Object.entries(answerHeaders(isListed)).map(
    ([name, value]) => `\t\t${name} "${value}"`,
  );
  const fileHeaders = (indent: string, cache: string): string =>
    [
      "header {",
      `\tContent-Security-Policy "${policyWithVariable("{script_hashes}", policySources)}"`,
      "\tContent-Type {content_type}",
      `\tCache-Control ${cache}`,
      "}",
    ]
      .map((line) => indent + line)
      .join("\n");
  return `# ${GENERATED}
# Caddy 2.6 or later. Set SITE_ADDRESS (your domain: Caddy then sees to its certificate) and
# PUBLIC_DIR in Caddy's environment. It serves the compressed siblings that npm run build writes.
{
	admin {$CADDY_ADMIN:localhost:2019}
}

(error_page) {
${fileHeaders("\t", `"${REVALIDATE}"`)}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

{$SITE_ADDRESS:www.polysema.example} {
	root * {$PUBLIC_DIR:/srv/polysema/public}

	# The content security policy names the inline scripts of each page by hash. The list is made
	# after each build by: npx tsx src/server/writeDeployFiles.ts --public public --out var/deploy
	map {path} {script_hashes} {
		import {$PAGE_SCRIPTS:/srv/polysema/deploy/*.caddy}
		default ""
	}
	map {path} {cache_control} {
${CACHE_RULES.map(({ name, pattern, value }) => `\t\t# ${name}\n\t\t"~${pattern}" "${value}"`).join("\n")}
		default "${REVALIDATE}"
	}
	map {path} {content_type} {
${Object.entries(CONTENT_TYPES)
  .map(([extension, type]) => `\t\t"~(?i)\\.${extension}$" "${type}"`)
  .join("\n")}
		default "${UNKNOWN_CONTENT_TYPE}"
	}

	header {
${headers.join("\n")}
		Content-Security-Policy "${contentSecurityPolicy([], policySources)}"
		Cache-Control "${REVALIDATE}"
	}

	route {
		@otherMethod not method ${ALLOWED_METHODS.join(" ")}
		error @otherMethod 405

		# Doubled slashes could become the start of a foreign address in a Location header.
		@doubledSlash expression \`{path}.contains("//")\`
		error @doubledSlash 404

		@hidden {
			path_regexp "${HIDDEN_PATTERNS.map((pattern) => `(${pattern})`).join("|")}"
			not path_regexp "${WELL_KNOWN_PATTERN}"
		}
		error @hidden 404
${redirects
  .map(
    ({ from, to }, index) => `
		@renamed${index} path_regexp "^${escapeDots(from)}(/|/index\\.html)?$"
		route @renamed${index} {
			rewrite * ${to}
			redir {uri} 301
		}
`,
  )
  .join("")}
		@notFoundPage path_regexp "${Object.keys(NOT_FOUND_PAGES)
      .map((page) => `(${notFoundPattern(page)})`)
      .join("|")}"
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
${fileHeaders("\t\t", "{cache_control}")}
		file_server {
			index index.html
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		# An error page is whole and new each time, whatever part or version was asked for.
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
		header -Etag
		header -Last-Modified

		@method expression {http.error.status_code} == 405
		handle @method {
			header Allow "${methods}"
			header Content-Type "${PLAIN_TEXT}"
			respond "${REFUSALS[405]}"
		}
${ownNotFoundPages
  .map(
    ([page, file], index) => `
		@ownPage${index} path_regexp "${notFoundPattern(page)}"
		handle @ownPage${index} {
			route {
				rewrite * ${file}
				import error_page
			}
		}
`,
  )
  .join("")}
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
	}
}
`;
};

/** Netlify's `_redirects`. */
const renderNetlifyRedirects = ({ redirects }: DeployInput): string =>
  [
    `# ${GENERATED}`,
    ...redirects.map(({ from, to }) => `${from} ${to} 301!`),
    ...ownNotFoundPages.map(([page, file]) => `${page} ${file} 404!`),
    ...bareNotFoundPages.map((page) => `${page} ${NOT_FOUND_FILE} 404!`),
    `/webpack.stats.json ${NOT_FOUND_FILE} 404!`,
    "",
  ].join("\n");

const addressOf = (file: string): string => file.replace(/\/index\.html$/, "") || "/";

/**
 * Netlify's `_headers`. Netlify joins the values of all rules that match, so a header stands in one
 * rule per address; only policies may meet, since a browser keeps each of them: the one for all
 * addresses is loose about scripts, and the one of each page adds the hashes.
 */
const renderNetlifyHeaders = ({
  policySources,
  isListed = true,
  pageScripts,
  files,
}: DeployInput): string => {
  const rule = (address: string, headers: Readonly<Record<string, string>>): string =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
      "\n",
    );
  const loose = contentSecurityPolicy([], {
    ...policySources,
    "script-src": ["'unsafe-inline'", ...(policySources?.["script-src"] ?? [])],
  });
  const scripts = ["'self'", ...(policySources?.["script-src"] ?? [])];
  const pages = [...(pageScripts ?? [])].map(([file, hashes]) =>
    rule(addressOf(file), {
      "Content-Security-Policy": `script-src ${[...scripts, ...hashes].join(" ")}`,
    }),
  );
  const cached = (files ?? [])
    .filter((file) => !file.startsWith("/static/") && !isHidden(file))
    .filter((file) => cacheControl(file) !== REVALIDATE)
    .map((file) => rule(file, { "Cache-Control": cacheControl(file) }));
  return [
    `# ${GENERATED}`,
    '# What is not named here Netlify serves with "public, max-age=0, must-revalidate".',
    rule("/*", { ...answerHeaders(isListed), "Content-Security-Policy": loose }),
    rule("/static/*", { "Cache-Control": cacheControl("/static/a") }),
    ...cached,
    ...pages,
  ].join("\n");
};

/** Netlify's settings; they belong into the project's folder. */
const renderNetlifyToml = (): string => `# ${GENERATED}
# Copy it into the project's folder.
[build]
command = "npm run build && npx tsx src/server/writeDeployFiles.ts --public public --out var/deploy && cp var/deploy/netlify/_headers var/deploy/netlify/_redirects public/"
publish = "public"

[build.environment]
NODE_VERSION = "20"

# Addresses stay as they are linked: without a slash at their end.
[build.processing.html]
pretty_urls = false
`;

/**
 * Cloudflare's settings of the worker that `bundleWorker` makes.
 * @param publicDir the built site, as seen from the folder of this file
 */
export const renderWranglerSettings = (publicDir: string): string => `// ${GENERATED}
{
  "name": "polysema-website",
  "main": "worker.js",
  "compatibility_date": "2025-09-01",
  "assets": {
    "directory": ${JSON.stringify(publicDir)},
    "binding": "ASSETS",
    // Addresses, statuses and headers are the worker's.
    "run_worker_first": true,
    "html_handling": "none",
    "not_found_handling": "none"
  }
}
`;

/** What is not uploaded to Cloudflare: what no address shows, and siblings that it makes itself. */
export const renderAssetsIgnore = (): string => `# ${GENERATED}
# Copy it into public/ before uploading.
*.br
*.gz
*.map
/webpack.stats.json
`;

/** All deploy files by their path below the folder that they are written to. */
export const renderDeployFiles = (input: DeployInput): ReadonlyMap<string, string> => {
  const files = new Map([
    ["Caddyfile", renderCaddyfile(input)],
    ["nginx.conf", renderNginxConf(input)],
    ["netlify/_headers", renderNetlifyHeaders(input)],
    ["netlify/_redirects", renderNetlifyRedirects(input)],
    ["netlify/netlify.toml", renderNetlifyToml()],
  ]);
  if (input.pageScripts) {
    files.set("page-scripts.caddy", renderCaddyPageScripts(input));
    files.set("page-scripts.nginx", renderNginxPageScripts(input));
  }
  return files;
};
