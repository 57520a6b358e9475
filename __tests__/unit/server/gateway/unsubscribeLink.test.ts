import fs from "node:fs";
import path from "node:path";
import { readOrCreateSecret } from "../../../../server/gateway/unsubscribeLink";
import { temporaryFolder } from "../../../support/temporaryFolder";

describe("readOrCreateSecret", () => {
  it("makes a secret where there is none, readable by its owner only, and keeps it", () => {
    const dataDir = path.join(temporaryFolder("secret"), "var");
    const secret = readOrCreateSecret(dataDir);
    expect(secret).toHaveLength(43);
    expect(readOrCreateSecret(dataDir)).toBe(secret);
    expect(fs.statSync(path.join(dataDir, "token-secret")).mode & 0o777).toBe(0o600);
  });

  it("makes no new one where the secret cannot be read: links that were sent would die", () => {
    const folder = temporaryFolder("secret");
    fs.writeFileSync(path.join(folder, "token-secret"), "the-secret-of-the-links-that-were-sent");
    jest.spyOn(fs, "readFileSync").mockImplementationOnce(() => {
      throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
    });
    expect(() => readOrCreateSecret(folder)).toThrow("too many open files");
    expect(readOrCreateSecret(folder)).toBe("the-secret-of-the-links-that-were-sent");
  });
});
