import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { z } from "zod";
import { openSqlite } from "../../../server/gateway/sqlite";

it("waits for another process's transaction, whatever is freed meanwhile", async () => {
  setFlagsFromString("--expose-gc");
  const collect = z.function().parse(runInNewContext("gc"));
  const folder = mkdtempSync(path.join(tmpdir(), "sqlite-"));
  const log = { error: jest.fn() };
  const [host, beside] = [
    await openSqlite(folder, log, true),
    await openSqlite(folder, log, false),
  ];
  const read = { sql: "select count(*) from sqlite_schema" };
  const until = Date.now() + 4000;
  const other = (async () => {
    while (Date.now() < until) await beside.run(read);
  })();
  while (Date.now() < until) {
    await host.run(...Array.from({ length: 20 }, () => read));
    collect();
  }
  await other;
  await Promise.all([host.close(), beside.close()]);
});
