import type { Redirect } from "../../src/kinds/settings/redirects";
import {
  ALLOWED_METHODS,
  CACHE_RULES,
  CONTENT_TYPES,
  HIDDEN_PATTERNS,
  NOT_FOUND_FILE,
  REVALIDATE,
  UNKNOWN_CONTENT_TYPE,
  WELL_KNOWN_PATTERN,
  answerHeaders,
} from "../host/hostRules";
import {
  type DeployInput,
  GENERATED,
  addressPattern,
  bareNotFoundPages,
  ownNotFoundPages,
  policyWithVariable,
  renderPageScripts,
} from "./shared";

/** Where nginx finds things; Caddy reads the same from environment variables. */
export interface NginxPlaces {
  listen: readonly string[];
  publicDir: string;
  /** Glob of the files that page-scripts.nginx is one of. */
  pageScripts: string;
}

/** The places that the committed nginx file names; an administrator edits them. */
const DEFAULT_PLACES: NginxPlaces = {
  listen: ["80", "[::]:80"],
  publicDir: "/srv/polysema/public",
  pageScripts: "/srv/polysema/deploy/*.nginx",
};

/** Rows for the map of hashes in the nginx file: one line per page. */
export const renderNginxPageScripts = (input: DeployInput): string =>
  renderPageScripts(input, (file, hashes) => `"${file}" "${hashes}";`);

const renderMaps = ({ pageScripts }: NginxPlaces): string => `map_hash_max_size 65536;
map_hash_bucket_size 256;

# The content security policy names the inline scripts of each page by hash. The list is made after
# each build by: npx tsx server/deploy/writeDeployFiles.ts --public public --out var/deploy
map $uri $polysema_script_hashes {
	default "";
	include ${pageScripts};
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
	default "${ALLOWED_METHODS.join(", ")}";
${ALLOWED_METHODS.map((method) => `\t${method} "";`).join("\n")}
}

# The path as sent, still encoded, without the slash or index.html at its end.
map $request_uri $polysema_clean_path {
	default "/";
	"~^(?<polysema_path>/[^/?][^?]*?)/(index\\.html)?(\\?.*)?$" $polysema_path;
}`;

const getExtensions = (type: string): string =>
  Object.entries(CONTENT_TYPES)
    .filter(([, value]) => value === type)
    .map(([extension]) => extension)
    .join(" ");

const renderFileSettings = ({ listen, publicDir }: NginxPlaces): string => {
  const types = [...new Set(Object.values(CONTENT_TYPES))];
  return `${listen.map((address) => `\tlisten ${address};`).join("\n")}
	root ${publicDir};

	server_tokens off;
	absolute_redirect off;
	merge_slashes off;
	etag on;
	gzip_static on;
	gzip_vary on;
	default_type ${UNKNOWN_CONTENT_TYPE};
	types {
${types.map((type) => `\t\t"${type}" ${getExtensions(type)};`).join("\n")}
	}`;
};

const renderHeaders = ({ policySources, isListed = true }: DeployInput): string => {
  const policy = policyWithVariable("$polysema_script_hashes", policySources);
  return [
    ...Object.entries(answerHeaders(isListed)).map(([name, value]) => `${name} "${value}"`),
    `Content-Security-Policy "${policy}"`,
    "Cache-Control $polysema_status_cache_control",
    "Allow $polysema_allow",
  ]
    .map((header) => `\tadd_header ${header} always;`)
    .join("\n");
};

const notFoundLocation = (pattern: string): string =>
  `\tlocation ~ "${pattern}" {\n\t\treturn 404;\n\t}`;

const ownNotFoundLocation = ([page, file]: readonly [string, string]): string =>
  `	location ~ "${addressPattern(page)}" {
		error_page 404 ${file};
		return 404;
	}
	location = ${file} {
		internal;
		error_page 404 ${file};
	}`;

const redirectLocation = ({ from, to }: Redirect): string =>
  `\tlocation ~ "${addressPattern(from)}" {\n\t\treturn 301 ${to}$is_args$args;\n\t}\n`;

/** The locations in the order in which nginx tries their patterns: the first that matches wins. */
const renderLocations = (redirects: readonly Redirect[]): string => `	location = ${NOT_FOUND_FILE} {
		internal;
	}
${bareNotFoundPages.map((page) => notFoundLocation(addressPattern(page))).join("\n")}
${ownNotFoundPages.map(ownNotFoundLocation).join("\n")}

	# Doubled slashes could become the start of a foreign address in a Location header.
${notFoundLocation("//")}
	location ~ "${WELL_KNOWN_PATTERN}" {
		try_files $uri =404;
	}
${HIDDEN_PATTERNS.map(notFoundLocation).join("\n")}
${redirects.map(redirectLocation).join("")}
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
	}`;

/** The nginx file, for the http context (conf.d). TLS is left to the administrator. */
export const renderNginxConf = (
  input: DeployInput,
  places: NginxPlaces = DEFAULT_PLACES,
): string => `# ${GENERATED}
# Put it into /etc/nginx/conf.d/, edit "listen", "root" and "include", and add your certificate.
# It serves the files with their compressed siblings (npm run build writes them). With the brotli
# module, add "brotli_static on;" beside gzip_static.

${renderMaps(places)}

server {
${renderFileSettings(places)}

${renderHeaders(input)}

	if ($polysema_allow) {
		return 405;
	}

	error_page 404 ${NOT_FOUND_FILE};
${renderLocations(input.redirects)}
}
`;
