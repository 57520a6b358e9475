import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { z } from "zod";
import { openSqlite } from "../../../server/gateway/sqlite";
import { temporaryFolder } from "../../support/temporaryFolder";

const log = { error: jest.fn() };

it("flushes what was accepted before it says so, and what a power cut may undo later", async () => {
  const { run, note, close } = await openSqlite(temporaryFolder("sqlite"), log, true);
  const settings = async (change: typeof run) =>
    (await change({ sql: "pragma journal_mode" }, { sql: "pragma synchronous" })).flat();
  expect(await settings(run)).toEqual([{ journal_mode: "wal" }, { synchronous: 2 }]);
  expect(await settings(note)).toEqual([{ journal_mode: "wal" }, { synchronous: 1 }]);
  await close();
});

it("waits for another process's transaction, whatever is freed meanwhile", async () => {
  setFlagsFromString("--expose-gc");
  const collect = z.function().parse(runInNewContext("gc"));
  const folder = temporaryFolder("sqlite");
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
