import { type Readable } from "node:stream";
import { string } from "yup";
import company from "../../data/site/company.json";
import site from "../../data/site/site.json";
import { UNSUBSCRIBE_LINK_HOURS } from "../../src/lib/limits";
import {
  confirmSubscriptionPath,
  oneClickPath,
  unsubscribeCodeParameter,
} from "../../src/forms/mail/contract/paths";
import { CV_TYPE } from "../../src/forms/mail/contract/cv";
import { type ApplicationValues, type ContactValues } from "../../src/forms/mail/contract/schemas";
import { unsubscribePath } from "../../src/routes/paths";
import { type OutgoingMail } from "./composeMail";
import { type GatewaySettings } from "./gatewaySettings";
import { type LinkKind } from "./store";

const emailFormat = string().email().required();

/** Whether a text has the form of an e-mail address; the contact form takes others too. */
export const isEmail = (text: string): boolean => emailFormat.isValidSync(text);

/** The bare address of `Name <address>`. */
const bareAddress = (address: string): string => /<([^<>]+)>/.exec(address)?.[1] ?? address;

const yesOrNo = (ticked: boolean): string => (ticked ? "yes" : "no");

const facts = (lines: readonly (readonly [string, string])[]): string =>
  lines
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");

/** What every form for the company holds. */
type FormValues = Pick<ContactValues, "name" | "email" | "privacy" | "marketing"> & {
  subject: string;
};

/** A mail for the company: what a form holds in lines, then the visitor's text. */
const formMail = (
  { name, email, subject, privacy, marketing }: FormValues,
  to: string,
  mailFrom: string,
  lines: readonly (readonly [string, string])[],
  text: string,
): OutgoingMail => ({
  envelope: { from: bareAddress(mailFrom), to },
  content: {
    from: mailFrom,
    to,
    // A reply goes to the visitor, where the address can take one; it is in the text in any case.
    ...(isEmail(email) && { replyTo: { name, address: email } }),
    subject,
    text: `${facts([
      ...lines,
      ["Agreed to the privacy policy", yesOrNo(privacy)],
      ["Wants newsletters by email", yesOrNo(marketing)],
    ])}\n\n${text}\n`,
  },
});

/** A contact message for the company. */
export const contactMail = (
  values: ContactValues & { subject: string },
  { mailFrom, mailTo }: GatewaySettings,
): OutgoingMail =>
  formMail(
    values,
    mailTo,
    mailFrom,
    [
      ["Name", values.name],
      ["Email", values.email],
      ["Organisation", values.organization],
    ],
    values.message,
  );

/** The name of a CV that was found to be a PDF: nothing that a desktop would run or open as a page. */
const pdfName = (name: string): string => (/\.pdf$/i.test(name) ? name : `${name}.pdf`);

/** A job application for the company, with its CV. */
export const applicationMail = (
  values: Omit<ApplicationValues, "cv"> & { subject: string },
  cv: { fileName: string; source: Readable },
  { mailFrom, jobsTo }: GatewaySettings,
): OutgoingMail => {
  const { envelope, content } = formMail(
    values,
    jobsTo,
    mailFrom,
    [
      ["Position", values.position],
      ["Name", values.name],
      ["Email", values.email],
    ],
    values.coverLetter,
  );
  const attachment = { filename: pdfName(cv.fileName), content: cv.source, contentType: CV_TYPE };
  return { envelope, content: { ...content, attachments: [attachment] } };
};

const codeQuery = (code: string): string =>
  new URLSearchParams({ [unsubscribeCodeParameter]: code }).toString();

/** Where a mail program leaves the newsletter in one click (RFC 8058). */
export const oneClickUrl = ({ gateway }: Pick<GatewaySettings, "gateway">, code: string): string =>
  `${gateway}/${oneClickPath}?${codeQuery(code)}`;

/** A mail with one link: a greeting, why it comes, how long the link works, and who signs. */
const letter = (
  reason: string,
  link: string,
  otherwise: string,
  { website }: Pick<GatewaySettings, "website">,
): string => {
  const { streetAddress, postalCode, addressLocality, fullAddressCounty } =
    company.business.address;
  return [
    "Hello,",
    reason,
    link,
    `The link works once and expires after ${String(UNSUBSCRIBE_LINK_HOURS)} hours. ${otherwise}`,
    `Best wishes,\n${company.name}`,
    `${streetAddress}, ${postalCode} ${addressLocality} ${fullAddressCounty}\n${website}\n`,
  ].join("\n\n");
};

/** The mail with a subscriber's link to leave, and the headers of one-click leaving. */
const leaveMail = (code: string, settings: GatewaySettings) => ({
  subject: "Confirm that you want to unsubscribe",
  text: letter(
    `Someone, probably you, asked us to stop sending the ${site.name} newsletter to this address. To confirm, open this link and press the button:`,
    `${settings.website}${unsubscribePath}?${codeQuery(code)}`,
    "If it wasn’t you, ignore this email and nothing will change.",
    settings,
  ),
  headers: {
    "List-Unsubscribe": { prepared: true, value: `<${oneClickUrl(settings, code)}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "Auto-Submitted": "auto-replied",
  },
});

/** The mail with the link that confirms a subscription. */
const confirmMail = (code: string, settings: GatewaySettings) => ({
  subject: `Confirm your subscription to the ${site.name} newsletter`,
  text: letter(
    `Someone, probably you, signed this address up for the ${site.name} newsletter. To confirm, open this link and press the button:`,
    `${settings.gateway}/${confirmSubscriptionPath}?${codeQuery(code)}`,
    "If it wasn’t you, ignore this email and we won’t write again.",
    settings,
  ),
  headers: { "Auto-Submitted": "auto-replied" },
});

/** The mail with a link that is for one address only. */
export const linkMail = (
  kind: LinkKind,
  email: string,
  code: string,
  settings: GatewaySettings,
): OutgoingMail => ({
  envelope: { from: bareAddress(settings.mailFrom), to: email },
  content: {
    from: settings.mailFrom,
    to: email,
    ...(kind === "leave" ? leaveMail(code, settings) : confirmMail(code, settings)),
  },
});
