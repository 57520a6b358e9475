import { randomUUID } from "node:crypto";
import { constants, createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import MailComposer from "nodemailer/lib/mail-composer";
import type Mail from "nodemailer/lib/mailer";
import { getCode } from "../../src/lib/errorParts";

/** Who gives a mail to the SMTP server, and to whom: bare addresses. */
export interface Envelope {
  from: string;
  to: string;
}

/** A mail before it is written down; the outbox adds its Message-ID and date. */
export interface OutgoingMail {
  envelope: Envelope;
  content: Omit<Mail.Options, "messageId" | "date" | "envelope">;
}

/** Where drafts and uploads lie until they are whole. */
const DRAFTS = ".drafts";
/** Where mails go that no server took for days. */
const FAILED = "failed";
const SUFFIX = ".eml";
/** Drafts older than this belong to no running request, in milliseconds. */
const STALE_DRAFT_MS = 3_600_000;
/** More than our two lines of envelope can take, in bytes. */
const ENVELOPE_MAX_BYTES = 2048;
const ENVELOPE = /^X-Envelope-From: (.+)\r\nX-Envelope-To: (.+)\r\n/;

/** The text of bytes that were read as one character each. */
const asUtf8 = (bytes: string): string => Buffer.from(bytes, "latin1").toString("utf8");

const syncDirectory = async (directory: string): Promise<void> => {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Mails on disk, one readable `.eml` each, named by their time. A mail is in the folder from the
 * moment that `accept` resolves, whole and flushed, until `remove`. One process per folder.
 */
export class Outbox {
  private readonly directory: string;

  constructor(directory: string) {
    this.directory = path.resolve(directory);
  }

  private file(id: string): string {
    return path.join(this.directory, `${id}${SUFFIX}`);
  }

  /**
   * Makes the folders and clears what an earlier process left unfinished; accepted mails stay. Throws
   * an error in words for the operator where this process cannot write there.
   */
  async open(): Promise<void> {
    try {
      await this.prepare();
    } catch (error) {
      throw new Error(
        `Messages cannot be kept in "${this.directory}" (${getCode(error)}): let this user write there, or set OUTBOX_DIR to another folder.`,
        { cause: error },
      );
    }
  }

  private async prepare(): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    for (const name of [DRAFTS, FAILED]) {
      const folder = path.join(this.directory, name);
      // Not as above: where no folder can be made at all, such as /proc, that would never end.
      await mkdir(folder).catch((error: unknown) => {
        if (getCode(error) !== "EEXIST") throw error;
      });
      await access(folder, constants.W_OK);
    }
    await this.check();
    const drafts = path.join(this.directory, DRAFTS);
    for (const name of await readdir(drafts)) {
      const draft = path.join(drafts, name);
      const stats = await stat(draft).catch(() => undefined);
      if (stats && Date.now() - stats.mtimeMs > STALE_DRAFT_MS) await rm(draft, { force: true });
    }
  }

  /** Rejects where the folder is gone or cannot be written; takes as long however many mails wait. */
  async check(): Promise<void> {
    await access(this.directory, constants.W_OK);
  }

  /** A new name for a mail: its time, then a random part. */
  newId(): string {
    return `${new Date().toISOString().replace(/[:.]/g, "-")}_${randomUUID()}`;
  }

  /** A new path for an upload that belongs to a mail; the caller removes the file. */
  newUpload(): string {
    return path.join(this.directory, DRAFTS, `${randomUUID()}.upload`);
  }

  /**
   * Writes a mail and resolves with its name when it is safe: file and folder are flushed. A mail
   * accepted again under the same name has the same Message-ID.
   */
  async accept(mail: OutgoingMail, id: string = this.newId()): Promise<string> {
    const draft = await this.write(mail, id);
    try {
      await rename(draft, this.file(id));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncDirectory(this.directory);
    return id;
  }

  /** Writes a mail as `accept` does, and drops it. */
  async rehearse(mail: OutgoingMail): Promise<void> {
    await rm(await this.write(mail, this.newId()));
    await syncDirectory(this.directory);
  }

  /** Writes a mail among the drafts and gives its place. */
  private async write({ envelope, content }: OutgoingMail, id: string): Promise<string> {
    const domain = envelope.from.split("@").at(-1) ?? "localhost";
    const message = new MailComposer({
      ...content,
      messageId: `<${id}@${domain}>`,
      date: new Date(),
      textEncoding: "quoted-printable",
    }).compile();
    const draft = path.join(this.directory, DRAFTS, `${randomUUID()}${SUFFIX}`);
    try {
      await pipeline(
        async function* () {
          yield `X-Envelope-From: ${envelope.from}\r\nX-Envelope-To: ${envelope.to}\r\n`;
          yield* message.createReadStream();
        },
        createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }),
      );
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return draft;
  }

  /** Names of the waiting mails, or of those that were given up, oldest first. */
  async list(kind: "waiting" | "failed" = "waiting"): Promise<string[]> {
    return (await readdir(path.join(this.directory, kind === "failed" ? FAILED : "")))
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length))
      .sort();
  }

  /** When a mail was accepted, as milliseconds since 1970. */
  async acceptedAt(id: string): Promise<number> {
    return (await stat(this.file(id))).mtimeMs;
  }

  /** A mail's envelope, and its source without the lines that hold the envelope. */
  async read(id: string): Promise<{ envelope: Envelope; source: () => Readable }> {
    const handle = await open(this.file(id), "r");
    const buffer = Buffer.alloc(ENVELOPE_MAX_BYTES);
    try {
      await handle.read(buffer, 0, ENVELOPE_MAX_BYTES, 0);
    } finally {
      await handle.close();
    }
    // One character per byte, so that the length of the lines is where the mail begins.
    const [lines, from, to] = ENVELOPE.exec(buffer.toString("latin1")) ?? [];
    if (lines === undefined || from === undefined || to === undefined) {
      throw new Error("The mail has no envelope");
    }
    return {
      envelope: { from: asUtf8(from), to: asUtf8(to) },
      source: () => createReadStream(this.file(id), { start: lines.length }),
    };
  }

  /** Marks a mail as delivered: it is kept no longer. */
  async remove(id: string): Promise<void> {
    await rm(this.file(id), { force: true });
    await syncDirectory(this.directory);
  }

  /**
   * Puts a mail aside that cannot be delivered. One that is moved back is tried once more at the next
   * start: its age still counts from when it was accepted.
   */
  async setAside(id: string): Promise<void> {
    await rename(this.file(id), path.join(this.directory, FAILED, `${id}${SUFFIX}`));
    await syncDirectory(this.directory);
  }
}
