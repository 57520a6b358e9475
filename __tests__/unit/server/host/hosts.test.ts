import type { FastifyInstance } from "fastify";
import { createHost } from "../../../../server/createHost";
import { EVERY_ANSWER, EXPECTATIONS, REDIRECTS } from "./hostExpectations";
import { writeMadeUpSite } from "./madeUpSite";
import { rawRequest } from "./rawRequest";

let host: FastifyInstance;

beforeAll(async () => {
  host = createHost({ publicDir: await writeMadeUpSite(), redirects: REDIRECTS });
  await host.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(() => host.close());

const ask = (...rest: [string, Parameters<typeof rawRequest>[2]?]) =>
  rawRequest(Number(new URL(host.listeningOrigin).port), ...rest);

it.each(EXPECTATIONS)("$name", async ({ target, method, headers, status, expected = {}, body }) => {
  const answer = await ask(target, { method: method ?? "GET", headers: headers ?? {} });
  const seen = Object.fromEntries(
    Object.keys(expected).map((header) => [header, answer.headers[header]]),
  );
  expect({ status: answer.status, headers: seen }).toEqual({ status, headers: expected });
  const common = Object.entries(EVERY_ANSWER);
  const missing = common.filter(([header, value]) => answer.headers[header] !== value);
  expect(missing).toEqual([]);
  if (body !== undefined) expect(answer.body).toContain(body);
  if (method === "HEAD") expect(answer.body).toBe("");
});

it("answers 304 to its ETag, with and without compression", async () => {
  for (const encoding of ["identity", "gzip"]) {
    const headers = { "Accept-Encoding": encoding };
    const first = await ask("/product/vera", { headers });
    const tag = first.headers.etag ?? "";
    const second = await ask("/product/vera", {
      headers: { ...headers, "If-None-Match": tag },
    });
    expect(tag).not.toBe("");
    expect({ status: second.status, body: second.body }).toEqual({ status: 304, body: "" });
    expect(second.headers["cache-control"]).toBe("no-cache");
  }
});

it.each([
  "/../outside.txt",
  "/..%2foutside.txt",
  "/%2e%2e%2foutside.txt",
  "/..%5coutside.txt",
  "/product/vera/..%00/../index.html",
])("hides files outside the site: %s", async (target) => {
  const { status, body } = await ask(target);
  expect([400, 404]).toContain(status);
  expect(body).not.toContain("outside");
});
