import { type FastifyBaseLogger } from "fastify";
import { getCode, getMessage } from "../../src/lib/errorParts";
import { isObject } from "../../src/lib/isObject";
import { type Settings } from "../settings";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

/** One statement in the SQL of both engines, its values as `$1`, `$2` and so on; numbers are whole or seconds. */
export interface Statement {
  sql: string;
  values?: readonly (string | number | Uint8Array | null)[];
}

export type Row = Readonly<Record<string, unknown>>;

/** The gateway's database. Both ways to change it reject with a 503 Problem when it cannot be asked. */
export interface Database {
  /** Runs statements as one transaction, which is on disk when it resolves; gives the rows of each. */
  run: (...statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>;
  /** The same for what a power cut may undo. */
  note: Database["run"];
  /** What the two engines say in different words. */
  words: {
    now: string;
    bytes: string;
    /** Has a subquery pass over rows that another host is taking. */
    skipLocked: string;
    /** Has other transactions that begin with it wait; nothing where only one writes at a time. */
    lock: readonly Statement[];
  };
  isShared: boolean;
  /** Gives space back that nothing needs, and leaves nothing of what was deleted. */
  tidy: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** An engine before it has the tables. */
export type Engine = Database & {
  /** Codes of errors that no wait will mend, such as that of a wrong password. */
  hopeless: RegExp;
};

/** The tables. An earlier release must run on them too, so that a release can be taken back. */
const makeTables = async ({ run, words: { bytes, lock } }: Engine): Promise<void> => {
  const tables = [
    `table if not exists mails (
      id text primary key, kind text not null, sender text not null, recipient text not null,
      state text not null, attempts integer not null, accepted_at double precision not null,
      due_at double precision not null, owner text, answer text)`,
    // Apart from them, as a change of a row writes all of it anew.
    `table if not exists sources (id text primary key, bytes ${bytes} not null)`,
    "index if not exists mails_due on mails (state, due_at, accepted_at)",
    `table if not exists subscribers (
      key text primary key, id text not null unique, email text not null, name text not null,
      consent text not null, source text not null, subscribed_at double precision not null,
      asked_at double precision not null, confirmed_at double precision)`,
    "table if not exists counters (key text primary key, count integer not null, ends_at double precision not null)",
    "table if not exists secrets (name text primary key, value text not null)",
    // Tells a later release, which may change tables, from where it starts.
    "table if not exists meta (version integer primary key)",
  ];
  const version = { sql: "insert into meta (version) values (1) on conflict do nothing" };
  await run(...lock, ...tables.map((table) => ({ sql: `create ${table}` })), version);
};

/**
 * Opens PostgreSQL at DATABASE_URL, else a file in DATA_DIR, which only one host may use. A PostgreSQL
 * that is away gets its tables when it is back. Throws an error in words for the operator.
 */
export const openDatabase = async (
  { DATABASE_URL, DATA_DIR }: Pick<Settings, "DATABASE_URL" | "DATA_DIR">,
  log: Pick<FastifyBaseLogger, "error">,
  isHost = true,
): Promise<Database> => {
  const engine = DATABASE_URL
    ? openPostgres(DATABASE_URL)
    : await openSqlite(DATA_DIR, log, isHost);
  let tables: Promise<void> | undefined;
  const prepare = (): Promise<void> =>
    (tables ??= makeTables(engine).catch((error: unknown) => {
      tables = undefined;
      throw error;
    }));
  try {
    await prepare();
  } catch (error) {
    const cause = isObject(error) ? error.cause : undefined;
    if (engine.hopeless.test(getCode(cause))) {
      await engine.close();
      throw new Error(
        `The database at ${DATABASE_URL ? "DATABASE_URL" : `DATA_DIR "${DATA_DIR}"`} cannot be used: ${getMessage(cause)}`,
        { cause },
      );
    }
    log.error("The database cannot be asked: forms answer 503 until it can.");
  }
  return {
    ...engine,
    run: (...statements) => prepare().then(() => engine.run(...statements)),
    note: (...statements) => prepare().then(() => engine.note(...statements)),
  };
};
