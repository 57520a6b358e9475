import { type FastifyBaseLogger } from "fastify";
import { getCode, getMessage } from "../../src/lib/errorParts";
import { isObject } from "../../src/lib/isObject";
import { type GatewaySettings } from "./gatewaySettings";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

/** What a statement may be given; numbers are whole or seconds. */
export type Value = string | number | Uint8Array | null;

/** One statement in the SQL of both engines, its values as `$1`, `$2` and so on. */
export interface Statement {
  sql: string;
  values?: readonly Value[];
}

export type Row = Readonly<Record<string, unknown>>;

/** Rows by statement. */
export type Results = readonly (readonly Row[])[];

/** What the two engines say in different words. */
export interface Words {
  /** The clock, as seconds since 1970. */
  now: string;
  /** The type of bytes. */
  bytes: string;
  /** Has a subquery pass over rows that another host is taking. */
  skipLocked: string;
  /** Has other transactions that begin with it wait; nothing where only one writes at a time. */
  lock: readonly Statement[];
}

/** The gateway's database. Both ways to change it reject with a 503 Problem when it cannot be asked. */
export interface Database {
  /** Runs statements as one transaction, which is on disk when it resolves. */
  run: (...statements: readonly Statement[]) => Promise<Results>;
  /** The same for what a power cut may undo. */
  note: (...statements: readonly Statement[]) => Promise<Results>;
  words: Words;
  /** Whether other hosts use it too. */
  isShared: boolean;
  /** Gives space back that nothing needs, and leaves nothing of what was deleted. */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
}

/** An engine before it has the tables. */
export type Engine = Database & {
  /** Codes of errors that no wait will mend, such as that of a wrong password. */
  hopeless: RegExp;
};

/** Each version's changes, which run once, in their order. An earlier release must run on them too. */
const VERSIONS = ({ bytes }: Words): readonly (readonly string[])[] => [
  [
    `create table mails (
      id text primary key, kind text not null, sender text not null, recipient text not null,
      state text not null, attempts integer not null, accepted_at double precision not null,
      due_at double precision not null, owner text, answer text)`,
    // Apart from them, as a change of a row writes all of it anew.
    `create table sources (id text primary key, bytes ${bytes} not null)`,
    "create index mails_due on mails (state, due_at, accepted_at)",
    `create table subscribers (
      key text primary key, id text not null unique, email text not null, name text not null,
      consent text not null, source text not null, subscribed_at double precision not null,
      asked_at double precision not null, confirmed_at double precision)`,
    "create table counters (key text primary key, count integer not null, ends_at double precision not null)",
    "create table secrets (name text primary key, value text not null)",
  ],
];

const migrate = async ({ run, words }: Engine): Promise<void> => {
  await run(...words.lock, {
    sql: "create table if not exists meta (version integer primary key)",
  });
  const readVersion = async (): Promise<number> => {
    const [[row] = []] = await run({ sql: "select max(version) as version from meta" });
    return Number(row?.version ?? 0);
  };
  for (const [index, changes] of VERSIONS(words).entries()) {
    const version = index + 1;
    if ((await readVersion()) >= version) continue;
    try {
      const mark = { sql: "insert into meta (version) values ($1)", values: [version] };
      await run(...words.lock, mark, ...changes.map((sql) => ({ sql })));
    } catch (error) {
      // Another host that starts now was first.
      if ((await readVersion()) < version) throw error;
    }
  }
};

/**
 * Opens the database of the settings: PostgreSQL at DATABASE_URL, else a file in DATA_DIR, which only
 * one host may use. The tables are there before the first statement runs; a PostgreSQL that is away
 * gets them when it is back. Throws an error in words for the operator.
 */
export const openDatabase = async (
  { databaseUrl, dataDir }: Pick<GatewaySettings, "databaseUrl" | "dataDir">,
  log: Pick<FastifyBaseLogger, "error">,
  isHost = true,
): Promise<Database> => {
  const engine =
    databaseUrl === undefined ? openSqlite(dataDir, log, isHost) : openPostgres(databaseUrl);
  let tables: Promise<void> | undefined;
  const prepare = (): Promise<void> =>
    (tables ??= migrate(engine).catch((error: unknown) => {
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
        `The database at ${databaseUrl === undefined ? `DATA_DIR "${dataDir}"` : "DATABASE_URL"} cannot be used: ${getMessage(cause)}`,
        { cause },
      );
    }
    log.error("The database cannot be asked: forms answer 503 until it can.");
  }
  return {
    ...engine,
    run: async (...statements) => {
      await prepare();
      return engine.run(...statements);
    },
    note: async (...statements) => {
      await prepare();
      return engine.note(...statements);
    },
  };
};
