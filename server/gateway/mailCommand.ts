import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../../src/lib/runCommand";
import { type Settings, readSettings } from "../settings";
import { type Database, type Statement, openDatabase } from "./database";
import { signCode } from "./linkCode";
import { oneClickUrl } from "./mails";
import { sqliteFile } from "./sqlite";
import { DELETE_ORPHANS, LATE_SECONDS, type Store, addressKey, createStore } from "./store";

const USAGE = `npm run mail -- list [--check]    what waits and what was set aside; --check: only what needs you, and then ends with 1
npm run mail -- show ID > x.eml   a mail as it is
npm run mail -- retry ID | all    tries a mail again at once, or all that were set aside
npm run mail -- drop ID           deletes a mail
npm run mail -- forget EMAIL      deletes a person: their subscription, and mails that hold the address
npm run mail -- export > x.csv    the newsletter's list
`;

interface CommandParts {
  database: Database;
  store: Store;
  settings: Settings;
  /** What stands after the command. */
  what: string;
  isCheck: boolean;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const toTime = (seconds: unknown): string => new Date(Number(seconds) * 1000).toISOString();

/** A row of RFC 4180; a leading sign is kept from being a formula of a spreadsheet. */
export const csvRow = (texts: readonly string[]): string => {
  const cells = texts.map((text) => {
    const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  });
  return `${cells.join(",")}\r\n`;
};

/** Changes one mail or more; throws an error in words where there is none. */
const change = async (
  { database, what }: CommandParts,
  ...statements: readonly Statement[]
): Promise<void> => {
  const [rows = []] = await database.run(...statements);
  if (rows.length === 0) throw new Error(`There is no such mail: ${what}`);
  for (const { id } of rows) say(String(id));
};

const commands: Readonly<Record<string, (parts: CommandParts) => Promise<void>>> = {
  list: async ({ database: { run, words }, isCheck }) => {
    const [rows = []] = await run({
      sql: `select * from mails
        ${isCheck ? `where state = 'failed' or accepted_at < ${words.now} - ${LATE_SECONDS}` : ""}
        order by accepted_at`,
    });
    for (const { id, kind, recipient, state, attempts, accepted_at, due_at, answer } of rows) {
      const next = state === "waiting" ? `next try ${toTime(due_at)}` : "set aside";
      const words = typeof answer === "string" ? `: ${answer}` : "";
      say(
        `${String(id)}  ${String(kind)} to ${String(recipient)}, accepted ${toTime(accepted_at)}, tries ${String(attempts)}, ${next}${words}`,
      );
    }
    if (isCheck && rows.length > 0) process.exitCode = 1;
    else if (rows.length === 0) say("Nothing waits.");
  },
  show: async ({ store, what }) => {
    const source = await store.source(what);
    if (source === undefined) throw new Error(`There is no such mail: ${what}`);
    process.stdout.write(source);
  },
  retry: (parts) =>
    change(parts, {
      sql: `update mails set state = 'waiting', attempts = 0, due_at = ${parts.database.words.now}
        where id = $1 or ($1 = 'all' and state = 'failed') returning id`,
      values: [parts.what],
    }),
  drop: (parts) =>
    change(
      parts,
      { sql: "delete from mails where id = $1 returning id", values: [parts.what] },
      { sql: DELETE_ORPHANS },
    ),
  forget: async ({ database, what }) => {
    const key = addressKey(what);
    const [subscribers = [], mails = []] = await database.run(
      { sql: "delete from subscribers where key = $1 returning id", values: [key] },
      {
        sql: "select mails.id, recipient, bytes from mails left join sources on sources.id = mails.id",
      },
    );
    const theirs = mails.filter(({ recipient, bytes }) => {
      const source = bytes instanceof Uint8Array ? Buffer.from(bytes).toString("latin1") : "";
      return addressKey(String(recipient)) === key || source.toLowerCase().includes(key);
    });
    const ids = theirs.map(({ id }) => String(id));
    await database.run(
      ...ids.map((id) => ({ sql: "delete from mails where id = $1", values: [id] })),
      { sql: DELETE_ORPHANS },
    );
    await database.tidy();
    say(`Deleted: ${subscribers.length} from the list, ${ids.length} mails.`);
  },
  export: async ({ store, settings }) => {
    const secret = await store.secret();
    process.stdout.write(csvRow(["email", "name", "subscribedAt", "source", "consent", "leave"]));
    for (const { id, email, name, subscribed_at, source, consent } of await store.subscribers()) {
      const leave = oneClickUrl(settings, await signCode("leave", id, secret, { lasts: true }));
      process.stdout.write(csvRow([email, name, toTime(subscribed_at), source, consent, leave]));
    }
  },
};

const NEEDS_ARGUMENT = ["show", "retry", "drop", "forget"];

/** `npm run mail`: what an operator does with mails and subscribers, beside a host that runs or not. */
const runMailCommand = async (): Promise<void> => {
  await import("../loadSettings");
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean", default: false } },
  });
  const [name = "", what = ""] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || (NEEDS_ARGUMENT.includes(name) && what === ""))
    throw new Error(USAGE);
  const settings = readSettings(process.env);
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL && !existsSync(sqliteFile(DATA_DIR))) {
    throw new Error(
      `There is no database in "${path.resolve(DATA_DIR)}": set DATA_DIR as the host has it.`,
    );
  }
  const log = { error: (line: unknown) => void process.stderr.write(`${String(line)}\n`) };
  const database = await openDatabase(settings, log, false);
  const store = createStore(database, settings);
  try {
    await command({ database, store, settings, what, isCheck: values.check });
  } finally {
    await database.close();
  }
};

if (require.main === module) {
  void runCommand(runMailCommand);
}
