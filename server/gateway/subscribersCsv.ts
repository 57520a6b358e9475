import { type Subscriber } from "./store";

const COLUMNS = ["email", "name", "subscribedAt", "source", "consent", "leave"];

/** A cell of RFC 4180; a leading sign is kept from being a formula of a spreadsheet. */
const cell = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Subscribers as CSV by RFC 4180, with a header line and the address by which each leaves in one click. */
export const subscribersCsv = (
  subscribers: readonly (Subscriber & { leaveUrl: string })[],
): string =>
  [
    COLUMNS,
    ...subscribers.map(({ email, name, subscribed_at, source, consent, leaveUrl }) => [
      email,
      name,
      new Date(subscribed_at * 1000).toISOString(),
      source,
      consent,
      leaveUrl,
    ]),
  ]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");
