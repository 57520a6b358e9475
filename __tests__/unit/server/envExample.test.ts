import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { readGatewaySettings } from "../../../server/gateway/gatewaySettings";
import { readServerSettings } from "../../../server/serverSettings";
import { PROJECT } from "../../support/sourceFiles";

const example = readFileSync(path.join(PROJECT, ".env.example"), "utf8");

it("changes nothing when it is copied as it is, so that a container keeps its image's settings", () => {
  expect(parseEnv(example)).toEqual({});
});

it("shows the host's and the gateway's settings with their defaults", () => {
  const shown = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ""));
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(["HOST", "OUTBOX_DIR", "RATE_LIMIT"]));
  expect(readServerSettings(shown)).toEqual(readServerSettings({}));
  expect(readGatewaySettings(shown)).toEqual(readGatewaySettings({}));
});
