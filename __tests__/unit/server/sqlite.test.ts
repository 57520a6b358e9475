import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { z } from "zod";
import { openSqlite, getSqliteFile } from "../../../server/gateway/sqlite";
import { PROJECT } from "../../support/sourceFiles";
import { temporaryFolder } from "../../support/temporaryFolder";

const log = { error: jest.fn() };

it("`run` flushes before it resolves; `runUnflushed` doesn't", async () => {
  const { run, runUnflushed, close } = await openSqlite(temporaryFolder("sqlite"), log, true);
  const settings = async (change: typeof run) =>
    (await change({ sql: "pragma journal_mode" }, { sql: "pragma synchronous" })).flat();
  expect(await settings(run)).toEqual([{ journal_mode: "wal" }, { synchronous: 2 }]);
  expect(await settings(runUnflushed)).toEqual([{ journal_mode: "wal" }, { synchronous: 1 }]);
  await close();
});

it("waits for another process's transaction, even after statements were freed", async () => {
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

const make = { sql: "create table if not exists mails (id text)" };
const add = { sql: "insert into mails values ('accepted')" };
const read = { sql: "select id from mails" };

const copyOf = (folder: string): string => {
  const copy = temporaryFolder("sqlite");
  for (const name of readdirSync(folder).sort()) {
    copyFileSync(path.join(folder, name), path.join(copy, name));
  }
  return copy;
};

it("keeps the newest changes of a damaged file next to it", async () => {
  const folder = temporaryFolder("sqlite");
  const first = await openSqlite(folder, log, true);
  await first.run(make, add);
  await first.close();
  const running = copyOf(folder);
  const host = await openSqlite(running, log, true);
  await host.run(add);
  const damaged = copyOf(running);
  const { size } = statSync(`${getSqliteFile(damaged)}-wal`);
  await host.close();
  writeFileSync(getSqliteFile(damaged), "no database ".repeat(1000));
  await (await openSqlite(damaged, log, true)).close();
  const kept = readdirSync(damaged).filter((name) => name.includes("damaged"));
  expect(kept).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/Z-wal$/)]);
  expect(statSync(path.join(damaged, kept[1] ?? "")).size).toBeGreaterThanOrEqual(size);
});

it("reports a backup restored beside an older write-ahead log", async () => {
  const folder = temporaryFolder("sqlite");
  const host = await openSqlite(folder, log, true);
  await host.run(make);
  const crashed = copyOf(folder);
  await (await openSqlite(crashed, log, true)).close();
  expect(log.error).not.toHaveBeenCalled();
  const restored = copyOf(folder);
  // File times have milliseconds, so the old log is dated back a minute.
  const oldLog = (Date.now() - 60_000) / 1000;
  utimesSync(`${getSqliteFile(restored)}-wal`, oldLog, oldLog);
  await host.close();
  copyFileSync(getSqliteFile(folder), getSqliteFile(restored));
  await (await openSqlite(restored, log, true)).close();
  expect(log.error).toHaveBeenCalledWith(expect.stringContaining("restored a backup"));
});

it("is backed up by the documented recipe every night, and restored completely", async () => {
  const guide = readFileSync(path.join(PROJECT, "docs/how-to/operate-the-gateway.md"), "utf8");
  const recipe = /node -e .*vacuum into.*/.exec(guide)?.[0] ?? "";
  const root = temporaryFolder("backup");
  const host = await openSqlite(path.join(root, "var"), log, true);
  await host.run(make, add);
  for (let night = 0; night < 2; night += 1) {
    const env = { ...process.env, NODE_PATH: path.join(PROJECT, "node_modules") };
    expect(spawnSync("sh", ["-c", recipe], { cwd: root, env }).status).toBe(0);
    await host.run(add);
    await setTimeout(1000);
  }
  await host.close();
  const folder = temporaryFolder("sqlite");
  copyFileSync(getSqliteFile(path.join(root, "var")), getSqliteFile(folder));
  const stopped = await openSqlite(folder, log, true);
  expect((await stopped.run(read)).flat()).toHaveLength(3);
  await stopped.close();
  const [, backup = "", ...others] = readdirSync(root).filter((name) => name.startsWith("backup-"));
  expect(others).toEqual([]);
  const restoredFolder = temporaryFolder("sqlite");
  copyFileSync(path.join(root, backup), getSqliteFile(restoredFolder));
  const restored = await openSqlite(restoredFolder, log, true);
  expect((await restored.run(read)).flat()).toHaveLength(2);
  expect(log.error).not.toHaveBeenCalled();
  await restored.close();
});
