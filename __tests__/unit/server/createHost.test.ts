import { readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { createHost } from "../../../server/createHost";
import { UPLOAD_TIMEOUT_MS } from "../../../src/lib/limits";
import { EVERY_ANSWER } from "./host/hostExpectations";
import { VIDEO, writeMadeUpSite } from "./host/madeUpSite";

let publicDir: string;
let host: FastifyInstance;

beforeEach(async () => {
  publicDir = await writeMadeUpSite();
  host = createHost({ publicDir });
});

afterEach(() => host.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  host.inject({ method: "GET", url, headers });

it("sends brotli to clients that accept it, with Vary", async () => {
  const answer = await ask("/product/vera", { "accept-encoding": "gzip, deflate, br" });
  expect(answer.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  const page = await readFile(path.join(publicDir, "product/vera/index.html"), "utf8");
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
});

/** Rewrites a page, with a time later than its compressed files'. */
const rewrite = async (page: string, text: string, seconds = 5): Promise<void> => {
  const file = path.join(publicDir, page);
  await writeFile(file, text);
  const later = new Date(Date.now() + 1000 * seconds);
  await utimes(file, later, later);
};

it("notices a changed page: new ETag, and no stale compressed file", async () => {
  const before = await ask("/product/vera", { "accept-encoding": "br" });
  await rewrite("product/vera/index.html", "<h1>Changed</h1>");
  const after = await ask("/product/vera", { "accept-encoding": "br" });
  expect(after.body).toBe("<h1>Changed</h1>");
  expect(after.headers["content-encoding"]).toBeUndefined();
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it("allows the inline scripts of the current build at once and of the previous one, but no older ones", async () => {
  const scripts = async (target: string) => {
    const policy = String((await ask(target)).headers["content-security-policy"]);
    return policy.match(/'sha256-[^']+'/g) ?? [];
  };
  const [first] = await scripts("/");
  expect(first).toBeDefined();
  expect(await scripts("/plain.js")).toEqual([first]);
  await rewrite("404.html", "<script>second()</script>");
  const [second, ...older] = await scripts("/product/vera");
  expect(second).not.toBe(first);
  expect(older).toEqual([first]);
  await rewrite("404.html", "<script>third()</script>", 10);
  expect(await scripts("/")).toEqual([expect.any(String), second]);
});

it("has the same ETag for the same content after any deployment", async () => {
  const before = await ask("/robots.txt");
  await utimes(path.join(publicDir, "robots.txt"), 1_600_000_000, 1_600_000_000);
  expect((await ask("/robots.txt")).headers.etag).toBe(before.headers.etag);
});

it("sends a range only of the version that the client has", async () => {
  const tag = String((await ask("/video/tour.mp4")).headers.etag);
  const fresh = await ask("/video/tour.mp4", { range: "bytes=0-9", "if-range": tag });
  const stale = await ask("/video/tour.mp4", { range: "bytes=0-9", "if-range": '"other"' });
  expect(fresh.statusCode).toBe(206);
  expect(stale.statusCode).toBe(200);
  expect(stale.rawPayload.equals(VIDEO)).toBe(true);
});

it("sends noindex with every response of a staging site, and in production only with links from mails", async () => {
  const staging = createHost({ publicDir, isListed: false });
  const targets = ["/", "/robots.txt", "/product/vera/", "/newsletter/unsubscribe", "/api/%zz"];
  targets.push("/nothing", "/%zz");
  for (const target of targets) {
    expect((await staging.inject(target)).headers["x-robots-tag"]).toBe("noindex");
    expect((await ask(target)).headers["x-robots-tag"]).toBeUndefined();
  }
  expect((await ask("/newsletter/unsubscribe?x=1?&code=a")).headers["x-robots-tag"]).toBe(
    "noindex",
  );
  await staging.close();
});

it("lets plugins add routes that win over pages, with the same headers", async () => {
  void host.register((plugin, _options, done) => {
    plugin.post("/api/mail", () => ({ accepted: true }));
    plugin.get("/healthz", () => ({ ok: true }));
    done();
  });
  const posted = await host.inject({ method: "POST", url: "/api/mail", payload: {} });
  expect(posted.json()).toEqual({ accepted: true });
  expect(posted.headers).toMatchObject(EVERY_ANSWER);
  expect((await ask("/healthz")).json()).toEqual({ ok: true });
  expect((await ask("/api/mail")).statusCode).toBe(404);
});

it("hides internal errors", async () => {
  host.get("/broken", () => {
    throw new Error("secret detail");
  });
  const answer = await ask("/broken");
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/secret|Error|at /);
  expect(answer.headers).toMatchObject(EVERY_ANSWER);
});

it("limits the time in which a request must arrive, such as an upload", () => {
  expect(host.server.requestTimeout).toBe(UPLOAD_TIMEOUT_MS);
  // Node would swap the two if this were longer.
  expect(host.server.headersTimeout).toBeLessThanOrEqual(UPLOAD_TIMEOUT_MS);
});

it("treats a malformed path like an unknown one, even with plugins", async () => {
  host.addHook("onSend", async (_request, reply) => {
    void reply.header("X-Of-A-Plugin", "added");
  });
  const [malformed, unknown] = [await ask("/product/%E0%A4%A?x=1"), await ask("/nothing")];
  expect(malformed.statusCode).toBe(404);
  expect(malformed.body).toBe(unknown.body);
  expect({ ...malformed.headers, date: "" }).toEqual({ ...unknown.headers, date: "" });
  expect(malformed.headers["x-of-a-plugin"]).toBe("added");
});
