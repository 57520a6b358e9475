import fs from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { keptSecret } from "../../../src/server/gateway/unsubscribeLink";
import { newFolder } from "./gatewayKit";

describe("keptSecret", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await newFolder();
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it("makes a secret where there is none, readable by its owner only, and keeps it", () => {
    const dataDir = path.join(folder, "var");
    const secret = keptSecret(dataDir);
    expect(secret).toHaveLength(43);
    expect(keptSecret(dataDir)).toBe(secret);
    expect(fs.statSync(path.join(dataDir, "token-secret")).mode & 0o777).toBe(0o600);
  });

  it("makes no new one where the secret cannot be read: links that were sent would die", async () => {
    const file = path.join(folder, "token-secret");
    await writeFile(file, "the-secret-of-the-links-that-were-sent");
    jest.spyOn(fs, "readFileSync").mockImplementationOnce(() => {
      throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
    });
    expect(() => keptSecret(folder)).toThrow("too many open files");
    expect(keptSecret(folder)).toBe("the-secret-of-the-links-that-were-sent");
  });
});
