import "../loadSettings";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { domainToASCII } from "node:url";
import { flag, runCommand } from "../runCommand";
import { EMAIL_PATTERN, type Settings, readSettings } from "../settings";
import { openDatabase } from "./database";
import type { Database, Statement } from "./engine";
import { signCode } from "./linkCode";
import { listFolder } from "./mailFolder";
import { getOneClickUrl } from "./mails";
import { getSqliteFile } from "./sqlite";
import { LATE_SECONDS, type Store, addressKey, createStore, deleteMail } from "./store";

const USAGE = `npm run mail -- list [--check]    lists waiting and failed mails; --check: only those that need attention, exit code 1
npm run mail -- show ID > x.eml   prints a mail's source
npm run mail -- retry ID | all    retries one mail at once, or all failed ones
npm run mail -- drop ID           deletes a mail
npm run mail -- forget EMAIL      deletes a person: their subscription, and mails from or to the address
npm run mail -- export > x.csv    prints the newsletter's subscribers`;

interface CommandContext {
  database: Database;
  store: Store;
  settings: Settings;
  /** Argument of the command: a mail's id or an address. */
  target: string;
  isCheck: boolean;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const toTime = (seconds: unknown): string => new Date(Number(seconds) * 1000).toISOString();

/** Formats a CSV row (RFC 4180). Apostrophes disable formulas, also after separators in a cell. */
export const formatCsvRow = (texts: readonly string[]): string => {
  const cells = texts.map((text) => {
    const plain = text.replace(/(^|[;,|\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g, "$1'");
    return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  });
  return `${cells.join(",")}\r\n`;
};

const asciiKey = (email: string): string => {
  const [, name = "", domain = ""] = /^(.*@)(.*)$/.exec(addressKey(email)) ?? [];
  return name + (domainToASCII(domain) || domain);
};

const decode = (text: string): string => {
  const bytes = text.replace(/=([\dA-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
};

/**
 * Returns "own" if the address sent a form mail or receives another mail, "mention" if the mail
 * only mentions the address. A form mail's first line "Email:" contains the sender.
 */
const getRelation = (
  address: string,
  recipient: string,
  source: Uint8Array = new Uint8Array(),
): "own" | "mention" | "none" => {
  const text = Buffer.from(source).toString("latin1").replaceAll("=\r\n", "");
  const [, sender] = /^Email: (.*)/m.exec(text) ?? /^X-Envelope-To: (.*)/m.exec(text) ?? [];
  if (asciiKey(sender === undefined ? recipient : decode(sender)) === address) return "own";
  const words = decode(text).split(/[\s<>,;:"'()[\]]+|[.!?]+(?:\s|$)/);
  return words.some((word) => word.includes("@") && asciiKey(word) === address)
    ? "mention"
    : "none";
};

const changeMail = async (
  { database, target }: CommandContext,
  ...statements: readonly Statement[]
): Promise<void> => {
  const [rows = []] = await database.run(...statements);
  if (rows.length === 0) throw new Error(`There is no such mail: ${target}`);
  for (const { id } of rows) print(String(id));
};

const commands: Readonly<Record<string, (context: CommandContext) => Promise<void>>> = {
  list: async ({ database: { run, dialect }, isCheck }) => {
    const [rows = []] = await run({
      sql: `select * from mails
        ${isCheck ? `where state = 'failed' or accepted_at < ${dialect.now} - ${LATE_SECONDS}` : ""}
        order by accepted_at`,
    });
    for (const { id, kind, recipient, state, attempts, accepted_at, due_at, answer } of rows) {
      const next = state === "waiting" ? `next try ${toTime(due_at)}` : "failed";
      const reply = typeof answer === "string" ? `: ${answer}` : "";
      const line = `${String(id)}  ${String(kind)} to ${String(recipient)}, accepted ${toTime(accepted_at)}, tries ${String(attempts)}, ${next}${reply}`;
      // A server's reply may contain control characters that alter the terminal's output.
      print(line.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " "));
    }
    if (isCheck && rows.length > 0) process.exitCode = 1;
    else if (rows.length === 0)
      print(isCheck ? "No mail is late or failed." : "No mail is waiting.");
  },
  show: async ({ store, target }) => {
    const source = await store.readSource(target);
    if (source === undefined) throw new Error(`There is no such mail: ${target}`);
    process.stdout.write(source);
  },
  retry: async (context) => {
    const { failed } = await context.store.countMails();
    if (context.target === "all" && failed === 0) print("No mail has failed.");
    else
      await changeMail(context, {
        sql: `update mails set state = 'waiting', attempts = 0, due_at = ${context.database.dialect.now}
          where id = $1 or ($1 = 'all' and state = 'failed') returning id`,
        values: [context.target],
      });
  },
  drop: (context) => changeMail(context, ...deleteMail(context.target)),
  forget: async ({ database, store, settings: { OUTBOX_DIR }, target }) => {
    if (!EMAIL_PATTERN.test(target))
      throw new Error(`"${target}" is no address such as info@example.org.`);
    const address = asciiKey(target);
    const [subscribers = [], mails = []] = await database.run(
      {
        sql: "delete from subscribers where key in ($1, $2) returning id",
        values: [addressKey(target), address],
      },
      { sql: "select id, recipient from mails order by id" },
    );
    const waiting = mails.map(({ id, recipient }) => ({
      name: String(id),
      recipient: String(recipient),
      read: () => store.readSource(String(id)),
      remove: () => database.run(...deleteMail(String(id))),
    }));
    const inOutbox = (await listFolder(OUTBOX_DIR)).map((name) => {
      const file = path.join(OUTBOX_DIR, name);
      return { name: file, recipient: "", read: () => readFile(file), remove: () => rm(file) };
    });
    let count = 0;
    for (const { name, recipient, read, remove } of [...waiting, ...inOutbox]) {
      const relation = getRelation(address, recipient, await read());
      if (relation === "mention") print(`Kept, somebody else's that names the address: ${name}`);
      if (relation !== "own") continue;
      await remove();
      print(`Deleted: ${name}`);
      count += 1;
    }
    await database.compact();
    print(`Deleted: ${subscribers.length} from the list, ${count} mails.`);
  },
  export: async ({ store, settings }) => {
    const secret = await store.readSecret();
    process.stdout.write(
      formatCsvRow(["email", "name", "subscribedAt", "source", "consent", "leave"]),
    );
    const subscribers = await store.listSubscribers();
    for (const { id, email, name, subscribed_at, source, consent } of subscribers) {
      const leave = getOneClickUrl(
        settings,
        await signCode("leave", id, secret, { expires: false }),
      );
      process.stdout.write(
        formatCsvRow([email, name, toTime(subscribed_at), source, consent, leave]),
      );
    }
  },
};

if (require.main === module)
  void runCommand({
    usage: USAGE,
    options: { check: flag },
    positionals: [1, 2],
    run: async ({ check: isCheck }, [name = "", target = ""]) => {
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
      if (command === undefined) throw new Error(`Unknown command "${name}".\n\n${USAGE}`);
      if (target === "" && !["list", "export"].includes(name)) {
        throw new Error(`"${name}" needs an ${name === "forget" ? "EMAIL" : "ID"}.\n\n${USAGE}`);
      }
      const settings = readSettings(process.env);
      const { DATABASE_URL, DATA_DIR } = settings;
      if (!DATABASE_URL && !existsSync(getSqliteFile(DATA_DIR))) {
        throw new Error(
          `There is no database in "${path.resolve(DATA_DIR)}": set DATA_DIR as the host has it.`,
        );
      }
      const log = { error: (line: unknown) => void process.stderr.write(`${String(line)}\n`) };
      const database = await openDatabase(settings, log, false);
      const store = createStore(database, settings);
      await command({ database, store, settings, target, isCheck }).finally(database.close);
    },
  });
