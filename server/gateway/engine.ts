/** SQL that both engines accept, with placeholders such as `$1`. Times are in seconds. */
export interface Statement {
  sql: string;
  values?: readonly (string | number | Uint8Array | null)[];
}

export type Row = Readonly<Record<string, unknown>>;

/** `run` and `runUnflushed` reject with a 503 Problem after any database error. */
export interface Database {
  /** Runs statements in one transaction. Returns each statement's rows after the flush to disk. */
  run: (...statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>;
  /** Like `run`, but without waiting for the flush: a power cut may undo it. */
  runUnflushed: Database["run"];
  dialect: {
    now: string;
    bytes: string;
    /** Lets a subquery skip rows that another host has locked. */
    skipLocked: string;
    /** Statements that make transactions with them wait for each other; none for SQLite. */
    lock: readonly Statement[];
  };
  compact: () => Promise<unknown>;
  close: () => Promise<void>;
  /** Matches codes of permanent errors, such as a wrong password. */
  permanentErrors: RegExp;
}
