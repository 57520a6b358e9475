import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type FastifyBaseLogger } from "fastify";
import fastq from "fastq";
import Sqlite from "libsql/promise";
import { getCode } from "../../src/lib/errorParts";
import { isObject } from "../../src/lib/isObject";
import { type Engine, type Row, type Statement } from "./database";
import { busyProblem } from "./problem";

/** The part of the driver that's used: its work is done beside the event loop, so that no flush holds up a page. */
interface Connection {
  exec: (sql: string) => Promise<unknown>;
  prepare: (sql: string) => Promise<{ all: (values: readonly unknown[]) => Promise<unknown[]> }>;
  close: () => void;
}

/** How long opening, and then each transaction, waits for another's (`npm run mail`), in milliseconds. */
const BUSY_MS = 4000;

/** Another's lock; the driver says SQLITE_OK where an old statement was freed while it read the reason. */
const isBusy = (error: unknown): boolean => ["SQLITE_BUSY", "SQLITE_OK"].includes(getCode(error));

export const sqliteFile = (dataDir: string): string => path.join(dataDir, "gateway.sqlite");

/**
 * Opens a file that only this user can read. One that exists isn't touched: closing it would end the
 * locks of this process on it.
 */
const openFile = (file: string): Connection => {
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  return new Sqlite(file, { timeout: BUSY_MS });
};

const readRows = async (
  connection: Connection,
  { sql, values = [] }: Statement,
): Promise<Row[]> => {
  // With a sign of its own each value has the number that it says, not that of its first use.
  const statement = await connection.prepare(sql.replace(/\$(?=\d)/g, "?"));
  const rows = await statement.all(values);
  return rows
    .filter(isObject)
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          value instanceof ArrayBuffer ? Buffer.from(value) : value,
        ]),
      ),
    );
};

/** Locks a folder until this process ends. Throws an error in words if another has it. */
const takeFolder = async (dataDir: string): Promise<Connection> => {
  const lock = openFile(path.join(dataDir, "gateway.lock"));
  try {
    await lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if (getCode(error) !== "SQLITE_BUSY") throw error;
    throw new Error(
      `Another host that runs uses "${path.resolve(dataDir)}": stop that one, set DATA_DIR to another folder, or have both use PostgreSQL by DATABASE_URL.`,
      { cause: error },
    );
  }
};

const openDatabase = async (file: string): Promise<Connection> => {
  const connection = openFile(file);
  try {
    // Before the first table, or they have no effect. A mail with a CV takes some three mebibytes.
    await connection.exec("pragma page_size = 8192; pragma auto_vacuum = incremental");
    await connection.exec("pragma journal_mode = wal; pragma secure_delete = fast");
    const [check] = await readRows(connection, { sql: "pragma quick_check(1)" });
    // From here on the driver waits a moment only: it holds a thread, which the other's commit may need.
    await connection.exec("pragma busy_timeout = 100");
    if (check?.quick_check === "ok") return connection;
    throw Object.assign(new Error("The check of the file failed"), { code: "SQLITE_CORRUPT" });
  } catch (error) {
    connection.close();
    throw error;
  }
};

/**
 * Warns if the file is newer than the -wal of a host that was killed. SQLite joins the two, although
 * the file may be a backup that was copied over the one before.
 */
const checkRestore = (file: string, log: Pick<FastifyBaseLogger, "error">): void => {
  const wal = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const database = statSync(file, { throwIfNoEntry: false });
  if (wal && database && wal.size > 0 && database.ctimeMs > wal.mtimeMs) {
    log.error(
      `"${file}" is newer than "${file}-wal". If you restored a backup, stop the host, restore it again and remove "${file}-wal" and "${file}-shm" before the start (docs/how-to/operate-the-gateway.md).`,
    );
  }
};

/** Opens the file; one that is damaged is kept under another name, and a new one begun. */
const openOrSetAside = async (
  file: string,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<Connection> => {
  try {
    return await openDatabase(file);
  } catch (error) {
    if (!["SQLITE_CORRUPT", "SQLITE_NOTADB"].includes(getCode(error))) throw error;
    const kept = `${file}.damaged-${new Date().toISOString().replace(/[:.]/g, "-")}`;
    renameSync(file, kept);
    // What was accepted last is in the -wal only.
    if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
    rmSync(`${file}-shm`, { force: true });
    log.error(
      `The database is damaged and was set aside as "${kept}": restore a backup (docs/how-to/operate-the-gateway.md). A new one was begun, so that the site and its forms work.`,
    );
    return openDatabase(file);
  }
};

/** Opens the database in a folder. Throws an error in words where it cannot, or another host has it. */
export const openSqlite = async (
  dataDir: string,
  log: Pick<FastifyBaseLogger, "error">,
  isHost: boolean,
): Promise<Engine> => {
  const file = sqliteFile(dataDir);
  let lock: Connection | undefined;
  const open = async (): Promise<Connection> => {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      if (isHost) lock = await takeFolder(dataDir);
      if (isHost) checkRestore(file, log);
      // Beside a host that runs nothing is set aside.
      return await (isHost ? openOrSetAside(file, log) : openDatabase(file));
    } catch (error) {
      lock?.close();
      if (getCode(error) === "") throw error;
      throw new Error(
        `Messages cannot be kept in "${path.resolve(dataDir)}" (${getCode(error)}): let this user write there, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
  };
  const connection = await open();

  /** The one connection has one transaction at a time. */
  const queue = fastq.promise(async (work: () => Promise<Row[][]>) => {
    const givesUpAt = Date.now() + BUSY_MS;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || Date.now() > givesUpAt) throw busyProblem(error);
        await setTimeout(20);
      }
    }
  }, 1);

  const transact = (flush: "full" | "normal", statements: readonly Statement[]) =>
    queue.push(async () => {
      await connection.exec(`pragma synchronous = ${flush}`);
      await connection.exec("begin immediate");
      try {
        const results: Row[][] = [];
        for (const statement of statements) results.push(await readRows(connection, statement));
        await connection.exec("commit");
        return results;
      } catch (error) {
        // A full disk may have undone it already.
        await connection.exec("rollback").catch(() => undefined);
        throw error;
      }
    });

  return {
    run: (...statements) => transact("full", statements),
    note: (...statements) => transact("normal", statements),
    words: { now: "unixepoch('subsec')", bytes: "blob", skipLocked: "", lock: [] },
    isShared: false,
    tidy: () =>
      queue.push(async () => [
        await readRows(connection, { sql: "pragma incremental_vacuum" }),
        await readRows(connection, { sql: "pragma wal_checkpoint(truncate)" }),
      ]),
    // A full or failing disk may be mended: the pages need not wait for it.
    hopeless: /^SQLITE_(?!FULL|IOERR)/,
    close: async () => {
      await queue.drained();
      // Closing leaves all of it in the -wal, and the file alone would be no copy.
      await connection.exec("pragma wal_checkpoint(truncate)").catch(() => undefined);
      connection.close();
      lock?.close();
    },
  };
};
