import { SECURITY_TXT_DAYS } from "../../../src/lib/limits";
import { contactsPath } from "../../../src/routes/paths";
import { securityTxtPath } from "../../../src/routes/siteFiles";

const DAY_MS = 24 * 60 * 60 * 1000;

/** security.txt (RFC 9116): whom to tell of a weakness, valid for less than a year from the build. */
export const securityTxt = (siteUrl: string, email: string, builtAt: Date) =>
  [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}${contactsPath}`,
    `Expires: ${new Date(builtAt.getTime() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en, it",
    `Canonical: ${siteUrl}${securityTxtPath}`,
    "",
  ].join("\n");

/** The days from `now` until a security.txt expires; NaN where it does not say. */
export const daysUntilExpiry = (file: string, now: Date) =>
  (Date.parse(/^Expires: (.+)$/m.exec(file)?.[1] ?? "") - now.getTime()) / DAY_MS;
