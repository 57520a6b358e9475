import fc from "fast-check";
import {
  SECURITY_HEADERS,
  answerRequest,
  contentSecurityPolicy,
  isCompressible,
  isMalformedPage,
} from "../../../../server/host/hostRules";

const anyFile = () => Promise.resolve(true);

describe("answerRequest", () => {
  it("never leaves the folder and never sends a visitor to another site", async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "..",
        ".",
        "/",
        "//",
        "\\",
        "%2e",
        "%2f",
        "%5c",
        "%00",
        "index.html",
        "?",
        "#",
      ),
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

  it("refuses a target that is no path", async () => {
    expect(await answerRequest("http://example.com/", anyFile)).toEqual({ kind: "badRequest" });
    expect(await answerRequest("*", anyFile)).toEqual({ kind: "badRequest" });
  });

  it("takes a malformed path for an unknown page, but not one of the gateway", async () => {
    expect(isMalformedPage("/%E0%A4%A")).toBe(true);
    expect(isMalformedPage("/apiary/%zz?x=1")).toBe(true);
    expect(isMalformedPage("/api/mail/%zz")).toBe(false);
    expect(await answerRequest("/api/mail/%zz", anyFile)).toEqual({ kind: "badRequest" });
  });

  it("prefers a file to a folder of the same name", async () => {
    expect(await answerRequest("/feed", anyFile)).toEqual({
      kind: "file",
      file: "/feed",
      status: 200,
    });
  });
});

describe("contentSecurityPolicy", () => {
  it("adds hashes to scripts, and further sources where they belong", () => {
    const policy = contentSecurityPolicy(["'sha256-abc'"], {
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
  });

  it("never allows inline scripts as such", () => {
    expect(contentSecurityPolicy()).not.toMatch(/script-src[^;]*unsafe/);
  });
});

it("only published text has compressed siblings", () => {
  expect(
    ["/a.html", "/b.vtt", "/c.mp4", "/d.js.map", "/.secret.txt"].filter(isCompressible),
  ).toEqual(["/a.html", "/b.vtt"]);
});

describe("the headers of safety", () => {
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

  it.each(HEADERS)("hold %s", (name, value) => {
    expect(SECURITY_HEADERS[name]).toMatch(value);
  });
});
