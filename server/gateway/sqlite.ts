import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type FastifyBaseLogger } from "fastify";
import fastq from "fastq";
import Sqlite from "libsql/promise";
import { getErrorCode } from "../../src/lib/errors";
import { isObject } from "../../src/lib/json";
import type { Database, Row, Statement } from "./engine";
import { createUnavailableProblem } from "./problem";

/** Driver's methods in use. They are asynchronous, so that flushes don't block the event loop. */
interface Connection {
  exec: (sql: string) => Promise<unknown>;
  prepare: (sql: string) => Promise<{ all: (values: readonly unknown[]) => Promise<unknown[]> }>;
  close: () => void;
}

/** Maximum wait for another process's lock (`npm run mail`), per opening and per transaction. */
const BUSY_MS = 4000;

/** SQLITE_OK also means busy: freeing a statement resets the code before the driver reads it. */
const isBusy = (error: unknown): boolean =>
  ["SQLITE_BUSY", "SQLITE_OK"].includes(getErrorCode(error));

export const getSqliteFile = (dataDir: string): string => path.join(dataDir, "gateway.sqlite");

/** Opens a database file. Opening and closing it with `fs` would release this process's locks. */
const openFile = (file: string): Connection => {
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  return new Sqlite(file, { timeout: BUSY_MS });
};

const readRows = async (
  connection: Connection,
  { sql, values = [] }: Statement,
): Promise<Row[]> => {
  // The driver binds `?1` by number, but `$1` by order of first use.
  const statement = await connection.prepare(sql.replace(/\$(?=\d)/g, "?"));
  const rows = await statement.all(values);
  return rows
    .filter(isObject)
    .map((row) =>
      row.bytes instanceof ArrayBuffer ? { ...row, bytes: Buffer.from(row.bytes) } : row,
    );
};

/** Locks the folder for this process. Throws an error for the operator if it's already locked. */
const lockFolder = async (dataDir: string): Promise<Connection> => {
  const lock = openFile(path.join(dataDir, "gateway.lock"));
  try {
    await lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if (getErrorCode(error) !== "SQLITE_BUSY") throw error;
    throw new Error(
      `Another running host uses "${path.resolve(dataDir)}": stop that one, set DATA_DIR to another folder, or have both use PostgreSQL by DATABASE_URL.`,
      { cause: error },
    );
  }
};

const openChecked = async (file: string): Promise<Connection> => {
  const connection = openFile(file);
  try {
    // These must precede the first table. The page size suits mails with a CV (three mebibytes).
    await connection.exec("pragma page_size = 8192; pragma auto_vacuum = incremental");
    await connection.exec("pragma journal_mode = wal; pragma secure_delete = fast");
    const [check] = await readRows(connection, { sql: "pragma quick_check(1)" });
    // Shortens the driver's wait, which blocks a thread that another commit may need.
    await connection.exec("pragma busy_timeout = 100");
    if (check?.quick_check === "ok") return connection;
    throw Object.assign(new Error("The check of the file failed"), { code: "SQLITE_CORRUPT" });
  } catch (error) {
    connection.close();
    throw error;
  }
};

/** Logs an error if SQLite may apply an old -wal file of a killed host to a restored backup. */
const checkRestore = (file: string, log: Pick<FastifyBaseLogger, "error">): void => {
  const wal = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const database = statSync(file, { throwIfNoEntry: false });
  if (wal && database && wal.size > 0 && database.ctimeMs > wal.mtimeMs) {
    log.error(
      `"${file}" is newer than "${file}-wal". If you restored a backup, stop the host, restore it again and remove "${file}-wal" and "${file}-shm" before the start (docs/how-to/operate-the-gateway.md).`,
    );
  }
};

const openOrReplaceDamaged = async (
  file: string,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<Connection> => {
  try {
    return await openChecked(file);
  } catch (error) {
    if (!["SQLITE_CORRUPT", "SQLITE_NOTADB"].includes(getErrorCode(error))) throw error;
    const kept = `${file}.damaged-${new Date().toISOString().replace(/[:.]/g, "-")}`;
    renameSync(file, kept);
    // The -wal file may contain the latest mails.
    if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
    rmSync(`${file}-shm`, { force: true });
    log.error(
      `The database is damaged and was renamed to "${kept}": restore a backup (docs/how-to/operate-the-gateway.md). A new one was created, so that the site and its forms work.`,
    );
    return openChecked(file);
  }
};

/** Opens the database. With `isHost`, renames a damaged file. Throws an error for the operator. */
export const openSqlite = async (
  dataDir: string,
  log: Pick<FastifyBaseLogger, "error">,
  isHost: boolean,
): Promise<Database> => {
  const file = getSqliteFile(dataDir);
  let lock: Connection | undefined;
  let connection: Connection;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (isHost) lock = await lockFolder(dataDir);
    if (isHost) checkRestore(file, log);
    // A command must not replace the file of a running host.
    connection = await (isHost ? openOrReplaceDamaged(file, log) : openChecked(file));
  } catch (error) {
    lock?.close();
    if (getErrorCode(error) === "") throw error;
    throw new Error(
      `Messages cannot be stored in "${path.resolve(dataDir)}" (${getErrorCode(error)}): let this user write there, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }

  /** A single connection can run only one transaction at a time. */
  const queue = fastq.promise(async (work: () => Promise<Row[][]>) => {
    const givesUpAt = Date.now() + BUSY_MS;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || Date.now() > givesUpAt) throw createUnavailableProblem(error);
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
        // SQLite may already have rolled the transaction back, as on a full disk.
        await connection.exec("rollback").catch(() => undefined);
        throw error;
      }
    });

  return {
    run: (...statements) => transact("full", statements),
    runUnflushed: (...statements) => transact("normal", statements),
    dialect: { now: "unixepoch('subsec')", bytes: "blob", skipLocked: "", lock: [] },
    compact: () =>
      queue.push(async () => [
        await readRows(connection, { sql: "pragma incremental_vacuum" }),
        await readRows(connection, { sql: "pragma wal_checkpoint(truncate)" }),
      ]),
    // Disk problems may be temporary, and pages work without the database.
    permanentErrors: /^SQLITE_(?!FULL|IOERR)/,
    close: async () => {
      await queue.drained();
      // Closing alone may leave data in the -wal file, so that copies of the file are incomplete.
      await connection.exec("pragma wal_checkpoint(truncate)").catch(() => undefined);
      connection.close();
      lock?.close();
    },
  };
};
