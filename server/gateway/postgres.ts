import { Pool, type PoolClient } from "pg";
import type { Database, Row, Statement } from "./engine";
import { createUnavailableProblem } from "./problem";

const TIMEOUT_MS = 5000;
/** Maximum wait for a connection. With a statement's timeout, it stays below CALL_TIMEOUT_MS. */
const WAIT_MS = 10_000;
const ADVISORY_LOCK_ID = 7_401_265;

/** Creates a pool without connecting, since the server may be temporarily unavailable. */
export const openPostgres = (url: string): Database => {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: 2 * TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    keepAlive: true,
    application_name: "polysema",
  });
  // Connections also emit errors outside any call; without a listener they end the process.
  const ignoreError = (): void => undefined;
  pool.on("error", ignoreError);
  pool.on("connect", (client) => client.on("error", ignoreError));

  const transact = async (begin: string, statements: readonly Statement[]): Promise<Row[][]> => {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      await client.query(begin);
      const results: Row[][] = [];
      for (const { sql, values = [] } of statements) {
        results.push((await client.query<Row>(sql, [...values])).rows);
      }
      await client.query("commit");
      client.release();
      return results;
    } catch (error) {
      client?.release(true);
      throw createUnavailableProblem(error);
    }
  };

  return {
    run: (...statements) => transact("begin", statements),
    runUnflushed: (...statements) =>
      transact("begin; set local synchronous_commit = off", statements),
    dialect: {
      now: "extract(epoch from clock_timestamp())::double precision",
      bytes: "bytea",
      skipLocked: "for update skip locked",
      lock: [{ sql: `select pg_advisory_xact_lock(${ADVISORY_LOCK_ID})` }],
    },
    compact: () => Promise.resolve(),
    permanentErrors: /^(?:28|3D|42501)/,
    close: () => pool.end(),
  };
};
