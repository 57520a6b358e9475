import { type FastifyBaseLogger } from "fastify";
import { getErrorCode, getMessage } from "../../src/lib/errors";
import { isObject } from "../../src/lib/json";
import { memoizeOnce } from "../../src/lib/memoizeOnce";
import { type Settings } from "../settings";
import { type Database } from "./engine";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

/** Creates missing tables. The previous release must be able to use them, to allow a rollback. */
const createTables = async ({ run, dialect: { bytes, lock } }: Database): Promise<void> => {
  const tables = [
    `mails (
      id text primary key, kind text not null, sender text not null, recipient text not null,
      state text not null, attempts integer not null, accepted_at double precision not null,
      due_at double precision not null, owner text, answer text)`,
    // A separate table, because SQLite would rewrite the source at every update of `mails`.
    `sources (id text primary key, bytes ${bytes} not null)`,
    `subscribers (
      key text primary key, id text not null unique, email text not null, name text not null,
      consent text not null, source text not null, subscribed_at double precision not null,
      asked_at double precision not null, confirmed_at double precision)`,
    "counters (key text primary key, count integer not null, ends_at double precision not null)",
    "secrets (name text primary key, value text not null)",
    // Schema version, for migrations in later releases.
    "meta (version integer primary key)",
  ];
  await run(
    ...lock,
    ...tables.map((table) => ({ sql: `create table if not exists ${table}` })),
    { sql: "create index if not exists mails_due on mails (state, due_at, accepted_at)" },
    { sql: "insert into meta (version) values (1) on conflict do nothing" },
  );
};

/**
 * Opens PostgreSQL at DATABASE_URL, or else a file in DATA_DIR, which only one host may use. After a
 * temporary error, a later call creates the tables. Throws permanent errors, written for the operator.
 */
export const openDatabase = async (
  { DATABASE_URL, DATA_DIR }: Pick<Settings, "DATABASE_URL" | "DATA_DIR">,
  log: Pick<FastifyBaseLogger, "error">,
  isHost = true,
): Promise<Database> => {
  const engine = DATABASE_URL
    ? openPostgres(DATABASE_URL)
    : await openSqlite(DATA_DIR, log, isHost);
  const prepare = memoizeOnce(() => createTables(engine));
  try {
    await prepare();
  } catch (error) {
    const cause = isObject(error) ? error.cause : undefined;
    if (engine.permanentErrors.test(getErrorCode(cause))) {
      await engine.close();
      throw new Error(
        `The database at ${DATABASE_URL ? "DATABASE_URL" : `DATA_DIR "${DATA_DIR}"`} cannot be used: ${getMessage(cause)}`,
        { cause },
      );
    }
    log.error("The database is unavailable: forms are answered with 503 until it's back.");
  }
  return {
    ...engine,
    run: (...statements) => prepare().then(() => engine.run(...statements)),
    runUnflushed: (...statements) => prepare().then(() => engine.runUnflushed(...statements)),
  };
};
