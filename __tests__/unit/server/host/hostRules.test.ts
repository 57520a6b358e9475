import fc from "fast-check";
import {
  SECURITY_HEADERS,
  answerRequest,
  buildContentSecurityPolicy,
  isCompressible,
} from "../../../../server/host/hostRules";

const anyFile = () => Promise.resolve(true);

it("answerRequest never leaves the folder and never redirects to another site", async () => {
  const piece = fc.oneof(
    fc.constantFrom("..", ".", "/", "//", "\\", "%2e", "%2f", "%5c", "%00", "index.html", "?", "#"),
    fc.string({ maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const answer = await answerRequest(`/${pieces.join("")}`, anyFile);
      if (answer.kind === "file") {
        expect(answer.file).toMatch(/^\//);
        expect(answer.file.split("/")).not.toContain("..");
        expect(answer.file).not.toMatch(/[\\\0]/);
      }
      if (answer.kind === "redirect") expect(answer.location).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ["/feed", "/feed", 2],
  ["/feed", "/feed/index.html", 1],
  ["/feed.xml", "/feed.xml", 1],
  ["/v1.2", "/v1.2/index.html", 2],
])("answerRequest answers %s with the file %s after %d look-ups", async (target, file, lookUps) => {
  const isFile = jest.fn((name: string) => Promise.resolve(name === file));
  expect(await answerRequest(target, isFile)).toEqual({ kind: "file", file, status: 200 });
  expect(isFile).toHaveBeenCalledTimes(lookUps);
});

it("buildContentSecurityPolicy adds hashes to scripts, which alone may be inline, and extra sources", () => {
  const policy = buildContentSecurityPolicy(["'sha256-abc'"], {
    "script-src": ["https://scripts.example.com"],
    "frame-src": ["https://video.example.com"],
  });
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "base-uri 'none'",
      "script-src 'self' 'sha256-abc' https://scripts.example.com",
      "frame-src https://video.example.com",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it("only published text files are compressible", () => {
  expect(
    ["/a.html", "/b.vtt", "/c.mp4", "/d.js.map", "/.secret.txt"].filter(isCompressible),
  ).toEqual(["/a.html", "/b.vtt"]);
});

/** Spelled out, so that the implementation can't lose one unnoticed. */
const HEADERS: readonly (readonly [string, RegExp])[] = [
  ["Strict-Transport-Security", /^max-age=\d{8,}; includeSubDomains$/],
  ["X-Content-Type-Options", /^nosniff$/],
  ["X-Frame-Options", /^DENY$/],
  ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
  ["Permissions-Policy", /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
  ["Cross-Origin-Opener-Policy", /^same-origin$/],
  ["Cross-Origin-Resource-Policy", /^same-origin$/],
];

it.each(HEADERS)("the security headers include %s", (name, value) => {
  expect(SECURITY_HEADERS[name]).toMatch(value);
});
