import { runCommand } from "../../src/lib/runCommand";
import { readGatewaySettings } from "./gatewaySettings";
import { type Subscriber, Subscribers } from "./subscribers";

const COLUMNS = ["email", "name", "subscribedAt", "source", "consent"] as const;

/** A cell of RFC 4180; a leading sign is kept from being a formula of a spreadsheet. */
const cell = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Subscribers as CSV by RFC 4180, with a header line. */
export const subscribersCsv = (subscribers: readonly Subscriber[]): string =>
  [COLUMNS, ...subscribers.map((subscriber) => COLUMNS.map((column) => cell(subscriber[column])))]
    .map((row) => `${row.join(",")}\r\n`)
    .join("");

/** `tsx server/gateway/exportSubscribers.ts > list.csv`: the newsletter's list. */
const exportSubscribers = async (): Promise<void> => {
  await import("../loadSettings");
  const subscribers = new Subscribers(readGatewaySettings(process.env).dataDir);
  process.stdout.write(subscribersCsv(subscribers.all()));
  await subscribers.close();
};

if (require.main === module) {
  void runCommand(exportSubscribers);
}
