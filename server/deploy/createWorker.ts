import type { Redirect } from "../../src/kinds/settings/redirects";
import {
  ALLOWED_METHODS,
  NOT_FOUND_FILE,
  PLAIN_TEXT,
  type PolicySources,
  REFUSALS,
  REVALIDATE,
  answerHeaders,
  answerRequest,
  cacheControl,
  contentSecurityPolicy,
  contentType,
  encodePath,
} from "../host/hostRules";
import { parseByteRange } from "../host/parseByteRange";

/** What a build tells the worker. */
export interface WorkerSite {
  redirects: readonly Redirect[];
  policySources: PolicySources;
  /** Whether search engines may list the site; false on staging. */
  isListed: boolean;
  /** Hash sources of inline scripts by HTML file (`/x/index.html`). */
  pageScripts: Readonly<Record<string, readonly string[]>>;
}

/** What Cloudflare hands to the worker: the binding by which it reads the uploaded files. */
export interface WorkerEnvironment {
  /** Answers a file's own path with 200 or 304, all else with 404. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** The part of the Workers interface that a site needs. */
export interface Worker {
  fetch: (request: Request, environment: WorkerEnvironment) => Promise<Response>;
}

/** Makes the answers of a site, each with the headers that it must have. */
const createAnswers = (site: WorkerSite) => {
  const getHeaders = (own: Readonly<Record<string, string>>, file = ""): Headers =>
    new Headers({
      ...answerHeaders(site.isListed),
      "Content-Security-Policy": contentSecurityPolicy(site.pageScripts[file], site.policySources),
      "Cache-Control": REVALIDATE,
      ...own,
    });

  const refuse = (status: keyof typeof REFUSALS, own: Record<string, string> = {}): Response =>
    new Response(`${REFUSALS[status]}\n`, {
      status,
      headers: getHeaders({ "Content-Type": PLAIN_TEXT, ...own }),
    });

  const redirect = (location: string): Response =>
    new Response(null, { status: 301, headers: getHeaders({ Location: location }) });

  const cutOut = async (range: string, asset: Response, headers: Headers): Promise<Response> => {
    const bytes = await asset.arrayBuffer();
    const part = parseByteRange(range, bytes.byteLength);
    if (part === "whole") return new Response(bytes, { headers });
    if (part === "unsatisfiable") {
      return refuse(416, { "Content-Range": `bytes */${String(bytes.byteLength)}` });
    }
    const { start, end } = part;
    headers.set("Content-Range", `bytes ${start}-${end}/${String(bytes.byteLength)}`);
    return new Response(bytes.slice(start, end + 1), { status: 206, headers });
  };

  /** A file as the platform has it, or the part of it that is asked for. */
  const sendFile = async (request: Request, file: string, asset: Response): Promise<Response> => {
    const tag = asset.headers.get("ETag");
    const headers = getHeaders(
      {
        "Cache-Control": cacheControl(file),
        "Accept-Ranges": "bytes",
        ...(tag === null ? {} : { ETag: tag }),
      },
      file,
    );
    if (asset.status === 304) return new Response(null, { status: 304, headers });
    headers.set("Content-Type", contentType(file));
    const range = request.method === "GET" ? request.headers.get("Range") : null;
    const version = request.headers.get("If-Range");
    return range !== null && (version === null || version === tag)
      ? await cutOut(range, asset, headers)
      : new Response(asset.body, { headers });
  };

  const sendMissing = (file: string, page: Response): Response =>
    page.ok
      ? new Response(page.body, {
          status: 404,
          headers: getHeaders({ "Content-Type": contentType(file) }, file),
        })
      : refuse(404);

  return { refuse, redirect, sendFile, sendMissing };
};

/** Reads the uploaded files that one request may lead to. */
const createReader = (request: Request, { ASSETS }: WorkerEnvironment) => {
  const known = request.headers.get("If-None-Match");
  // The answer to "is this a file?" is kept: it is mostly the file that is sent.
  const asked = new Map<string, Response>();

  const read = (file: string, headers: HeadersInit = {}): Promise<Response> =>
    ASSETS.fetch(
      new Request(new URL(encodePath(file), request.url), { method: request.method, headers }),
    );

  /** Reads a file unless the client has this version of it: then the answer is a 304. */
  const readChanged = (file: string): Promise<Response> =>
    read(file, known === null ? {} : { "If-None-Match": known });

  const isFile = async (file: string): Promise<boolean> => {
    const asset = await readChanged(file);
    asked.set(file, asset);
    return asset.status !== 404;
  };

  /** Hands over what `isFile` read, or reads it now. */
  const take = async (file: string): Promise<Response> => {
    const asset = asked.get(file) ?? (await readChanged(file));
    asked.delete(file);
    return asset;
  };

  /** Lets go of what was read and not taken. */
  const cancelRest = async (): Promise<void> => {
    for (const asset of asked.values()) await asset.body?.cancel();
  };

  return { read, isFile, take, cancelRest };
};

/**
 * The host of the built site as a Cloudflare Worker in front of its static assets, where a file of
 * headers may hold too few rules for a policy of each page. It keeps the table in hostRules as
 * createHost does; compressing is left to Cloudflare, which does so by itself on the way out.
 */
export const createWorker = (site: WorkerSite): Worker => {
  const targets = new Map(site.redirects.map(({ from, to }) => [from, to]));
  const { refuse, redirect, sendFile, sendMissing } = createAnswers(site);

  return {
    fetch: async (request, environment) => {
      if (!ALLOWED_METHODS.includes(request.method)) {
        return refuse(405, { Allow: ALLOWED_METHODS.join(", ") });
      }
      const { read, isFile, take, cancelRest } = createReader(request, environment);
      const send = async (file: string, status: 200 | 404): Promise<Response> => {
        if (status === 404) return sendMissing(file, await read(file));
        const asset = await take(file);
        return asset.status === 404 ? send(NOT_FOUND_FILE, 404) : sendFile(request, file, asset);
      };

      const { pathname, search } = new URL(request.url);
      const answer = await answerRequest(pathname + search, isFile, targets);
      const response =
        answer.kind === "file"
          ? await send(answer.file, answer.status)
          : answer.kind === "redirect"
            ? redirect(answer.location)
            : refuse(400);
      await cancelRest();
      return response;
    },
  };
};
