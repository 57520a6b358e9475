/**
 * Runs a bundled worker over a folder, as Cloudflare would: node runWorker.mjs <worker> <folder> <port>.
 * Only what the platform promises is here: the binding answers a file's own path with 200, or 304 to
 * its entity tag, and all else with 404; an answer names its length.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , workerFile, folder, port] = process.argv;
const { default: worker } = await import(pathToFileURL(workerFile).href);

const ASSETS = {
  async fetch(request) {
    const file = decodeURIComponent(new URL(request.url).pathname);
    const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
    if (bytes === undefined) return new Response(null, { status: 404 });
    const headers = { ETag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"` };
    return request.headers.get("If-None-Match") === headers.ETag
      ? new Response(null, { status: 304, headers })
      : new Response(request.method === "HEAD" ? null : bytes, { headers });
  },
};

createServer(async ({ url, method, headers }, reply) => {
  const request = new Request(`http://127.0.0.1:${port}${url}`, { method, headers });
  const response = await worker.fetch(request, { ASSETS });
  const body = Buffer.from(await response.arrayBuffer());
  reply.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    "content-length": body.length,
  });
  reply.end(body);
}).listen(Number(port), "127.0.0.1");
