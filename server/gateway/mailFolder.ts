import { access, constants, mkdir, open, readFile, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { getErrorCode } from "../../src/lib/errors";
import { type Store } from "./store";
import type { NewMail } from "./composeMail";

const SUFFIX = ".eml";
const ENVELOPE = /^X-Envelope-From: (.+)\r\nX-Envelope-To: (.+)\r\n/;

/** Writes a mail into a folder, with its envelope in two header lines. Resolves after the flush. */
export const writeToFolder = async (
  folder: string,
  { id, sender, recipient, source }: NewMail,
): Promise<void> => {
  const draft = path.join(folder, `.${id}${SUFFIX}`);
  const handle = await open(draft, "w", 0o600);
  try {
    await handle.writeFile(`X-Envelope-From: ${sender}\r\nX-Envelope-To: ${recipient}\r\n`);
    await handle.writeFile(source);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, path.join(folder, `${id}${SUFFIX}`));
  const directory = await open(folder, "r");
  await directory.sync().finally(() => directory.close());
};

/** Lists the file names of a folder's mails, oldest first; empty if the folder doesn't exist. */
export const listFolder = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (getErrorCode(error) === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(SUFFIX) && !name.startsWith(".")).sort();
};

/** Creates a folder. Throws an error for the operator if this process can't write to it. */
export const makeFolder = async (folder: string, setting: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Error(
      `Messages cannot be stored in "${path.resolve(folder)}" (${getErrorCode(error)}): let this user write there, or set ${setting} to another folder.`,
      { cause: error },
    );
  }
};

/**
 * Moves a folder's mails into the database. Files without an envelope stay. Throws an error if the
 * folder isn't writable: mails whose files can't be deleted would be sent again.
 */
export const queueFolder = async (folder: string, store: Store): Promise<void> => {
  const names = await listFolder(folder);
  if (names.length > 0) await access(folder, constants.W_OK);
  for (const name of names) {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    // Only the envelope is guaranteed to be UTF-8, so the source is copied as bytes.
    const [lines, sender, recipient] = ENVELOPE.exec(bytes.toString()) ?? [];
    if (lines === undefined || sender === undefined || recipient === undefined) continue;
    const id = name.slice(0, -SUFFIX.length);
    const source = bytes.subarray(Buffer.byteLength(lines));
    await store.accept({ id, sender, recipient, source });
    await rm(file);
  }
};
