import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { type FastifyBaseLogger } from "fastify";
import Sqlite from "libsql";
import { isObject } from "../../src/lib/isObject";
import { getCode } from "../../src/lib/errorParts";
import { type Engine, type Results, type Statement } from "./database";
import { busyProblem } from "./problem";

/** The database in a folder. */
export const sqliteFile = (dataDir: string): string => path.join(dataDir, "gateway.sqlite");

const LOCK_FILE = "gateway.lock";

/** Larger than usual: a mail with a CV takes some three mebibytes. */
const PAGE_BYTES = 8192;

/** How long a statement waits for one of another process (`npm run mail`), in milliseconds. */
const BUSY_MS = 2000;

/**
 * Makes a file that nobody else on this machine can read; what SQLite puts beside it has its mode. One
 * that is there is left alone: to close it would end the locks of this process on it.
 */
const makePrivate = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
};

/**
 * Takes a folder for this process. The system lets go of it when the process ends, however it ends.
 * Throws an error in words where another has it.
 */
const takeFolder = (dataDir: string): Sqlite.Database => {
  const file = path.join(dataDir, LOCK_FILE);
  makePrivate(file);
  const lock = new Sqlite(file);
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (getCode(error) !== "SQLITE_BUSY") throw error;
    throw new Error(
      `Another host that runs uses "${path.resolve(dataDir)}": stop that one, set DATA_DIR to another folder, or have both use PostgreSQL by DATABASE_URL.`,
      { cause: error },
    );
  }
  return lock;
};

const openFile = (file: string): Sqlite.Database => {
  makePrivate(file);
  const connection = new Sqlite(file);
  try {
    connection.exec(`pragma busy_timeout = ${BUSY_MS}`);
    // Before the first table, or they have no effect.
    connection.exec(`pragma page_size = ${PAGE_BYTES}`);
    connection.exec("pragma auto_vacuum = incremental");
    connection.prepare("pragma journal_mode = wal").all([]);
    connection.prepare("pragma secure_delete = fast").all([]);
    const [check] = connection.prepare("pragma quick_check(1)").all([]);
    if (!isObject(check) || !Object.values(check).includes("ok")) {
      throw Object.assign(new Error("The check of the file failed"), { code: "SQLITE_CORRUPT" });
    }
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
};

const DAMAGED = ["SQLITE_CORRUPT", "SQLITE_NOTADB"];

/** Opens the file; one that is damaged is kept under another name, and a new one begun. */
const openOrSetAside = (file: string, log: Pick<FastifyBaseLogger, "error">): Sqlite.Database => {
  try {
    return openFile(file);
  } catch (error) {
    if (!DAMAGED.includes(getCode(error))) throw error;
    const kept = `${file}.damaged-${new Date().toISOString().replace(/[:.]/g, "-")}`;
    renameSync(file, kept);
    for (const suffix of ["-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
    log.error(
      `The database is damaged and was set aside as "${kept}": restore a backup (docs/deploying.md). A new one was begun, so that the site and its forms work.`,
    );
    return openFile(file);
  }
};

/** Opens the database in a folder. Throws an error in words where it cannot, or another host has it. */
export const openSqlite = (
  dataDir: string,
  log: Pick<FastifyBaseLogger, "error">,
  isHost: boolean,
): Engine => {
  let lock: Sqlite.Database | undefined;
  const open = (): Sqlite.Database => {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      if (isHost) lock = takeFolder(dataDir);
      // Beside a host that runs nothing is set aside.
      return isHost ? openOrSetAside(sqliteFile(dataDir), log) : openFile(sqliteFile(dataDir));
    } catch (error) {
      lock?.close();
      if (getCode(error) === "") throw error;
      throw new Error(
        `Messages cannot be kept in "${path.resolve(dataDir)}" (${getCode(error)}): let this user write there, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
  };
  const connection = open();

  const runAll = (statements: readonly Statement[]): Results =>
    statements.map(({ sql, values = [] }) =>
      connection
        // With a sign of its own each value has the number that it says, not that of its first use.
        .prepare(sql.replace(/\$(?=\d)/g, "?"))
        .all([...values])
        .filter(isObject)
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => [
              name,
              value instanceof ArrayBuffer ? Buffer.from(value) : value,
            ]),
          ),
        ),
    );

  /** All calls are synchronous: no statement of another transaction can come between. */
  const transact = (
    statements: readonly Statement[],
    flush: "full" | "normal",
  ): Promise<Results> => {
    try {
      connection.exec(`pragma synchronous = ${flush}`);
      connection.exec("begin immediate");
      try {
        const results = runAll(statements);
        connection.exec("commit");
        return Promise.resolve(results);
      } catch (error) {
        // A full disk may have undone it already.
        if (connection.inTransaction) connection.exec("rollback");
        throw error;
      }
    } catch (error) {
      return Promise.reject(busyProblem(error));
    }
  };

  return {
    run: (...statements) => transact(statements, "full"),
    note: (...statements) => transact(statements, "normal"),
    words: {
      now: "unixepoch('subsec')",
      bytes: "blob",
      skipLocked: "",
      lock: [],
    },
    isShared: false,
    tidy: () => {
      try {
        connection.prepare("pragma incremental_vacuum").all([]);
        connection.prepare("pragma wal_checkpoint(truncate)").all([]);
        return Promise.resolve();
      } catch (error) {
        return Promise.reject(busyProblem(error));
      }
    },
    // A full or failing disk may be mended: the pages need not wait for it.
    hopeless: /^SQLITE_(?!FULL|IOERR)/,
    close: () => {
      connection.close();
      lock?.close();
      return Promise.resolve();
    },
  };
};
