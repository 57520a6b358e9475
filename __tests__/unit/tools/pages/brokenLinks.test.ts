import { createServer } from "node:http";
import { findBrokenLinks } from "../../../../tools/pages/brokenLinks";
import { enterTemporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";
import { ORIGIN, pageWith } from "./builtPage";

it("a broken external link is reported once, with its record", async () => {
  const server = createServer((request, response) => {
    response.writeHead(Number(request.url?.slice(1))).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
  const closed = "http://127.0.0.1:1/";
  writeFiles(enterTemporaryFolder("links"), {
    "data/vera.json": `{\n"url": "${origin}/404"\n}`,
  });
  try {
    const links = [`${origin}/200`, `${origin}/403`, `${origin}/404`, closed, `${ORIGIN}/vera`];
    const rows = await findBrokenLinks({
      publicDir: "",
      website: ORIGIN,
      files: [],
      placeOf: new Map(),
      pages: [pageWith({ links }), pageWith({ path: "/b", links: [`${origin}/404`] })],
    });
    expect(rows).toMatchObject([
      { subject: `${origin}/403`, place: undefined, findings: [{ detail: "answers 403" }] },
      {
        subject: `${origin}/404`,
        place: "data/vera.json:2",
        findings: [{ severity: "issue", detail: "answers 404" }],
        cells: [["/product/vera", "/b"]],
      },
      { subject: closed, findings: [{ detail: expect.stringMatching(/./) }] },
    ]);
  } finally {
    server.close();
  }
});
