import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { readSettings } from "../../../server/settings";
import { PROJECT } from "../../support/sourceFiles";

const example = readFileSync(path.join(PROJECT, ".env.example"), "utf8");

it("changes nothing if copied unchanged, so that a container keeps its image's settings", () => {
  expect(parseEnv(example)).toEqual({});
});

it("shows all settings of host and gateway with their defaults", () => {
  const shown = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ""));
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(["HOST", "OUTBOX_DIR", "RATE_LIMIT"]));
  const names = { GATSBY_XSRF_COOKIE: "XSRF-TOKEN", GATSBY_XSRF_HEADER: "X-XSRF-TOKEN" };
  expect(readSettings(shown)).toEqual(readSettings(names));
});
