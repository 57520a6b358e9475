import { type Readable } from "node:stream";
import { string } from "yup";
import company from "../../data/site/company.json";
import site from "../../data/site/site.json";
import { CV_TYPE } from "../../src/forms/mail/contract/cv";
import {
  confirmSubscriptionPath,
  oneClickPath,
  unsubscribeCodeParameter,
} from "../../src/forms/mail/contract/paths";
import { type ApplicationValues, type ContactValues } from "../../src/forms/mail/contract/schemas";
import { escapeHtml } from "../../src/lib/text";
import { UNSUBSCRIBE_LINK_HOURS } from "../../src/lib/limits";
import { unsubscribePath } from "../../src/routes/paths";
import { type Settings } from "../settings";
import { type OutgoingMail } from "./composeMail";
import { type LinkKind } from "./store";

const emailFormat = string().email().required();

/** Validates an e-mail address; the contact form also accepts other texts. */
export const isEmail = (text: string): boolean => emailFormat.isValidSync(text);

/** Mail programs would decode an encoded word (RFC 2047). */
const encodeHeaderText = (text: string): string => text.replaceAll("=?", "= ?");

const formatYesNo = (ticked: boolean): string => (ticked ? "yes" : "no");

const formMail = (
  {
    name,
    email,
    subject,
    privacy,
    marketing,
  }: Pick<ContactValues, "name" | "email" | "privacy" | "marketing"> & { subject: string },
  from: string,
  to: string,
  facts: Readonly<Record<string, string>>,
  text: string,
): OutgoingMail => {
  const lines = {
    ...facts,
    "Has read the privacy notice": formatYesNo(privacy),
    "Wants newsletters by email": formatYesNo(marketing),
  };
  const head = Object.entries(lines).map(([label, value]) => value && `${label}: ${value}\n`);
  return {
    from,
    to,
    // Replies go to the visitor if the address is valid; the text contains it anyway.
    ...(isEmail(email) && { replyTo: { name: encodeHeaderText(name), address: email } }),
    subject: encodeHeaderText(subject),
    text: `${head.join("")}\n${text}\n`,
  };
};

export const contactMail = (
  values: ContactValues & { subject: string },
  { MAIL_FROM, MAIL_TO }: Settings,
): OutgoingMail => {
  const { name, email, organization, message } = values;
  const facts = { Name: name, Email: email, Organisation: organization };
  return formMail(values, MAIL_FROM, MAIL_TO, facts, message);
};

export const applicationMail = (
  values: Omit<ApplicationValues, "cv"> & { subject: string },
  cv: { fileName: string; source: Readable },
  { MAIL_FROM, JOBS_TO }: Settings,
): OutgoingMail => {
  const { position, name, email, coverLetter } = values;
  const facts = { Position: position, Name: name, Email: email };
  // The content is a PDF. Other extensions could make a desktop run it or open it as a page.
  const filename = encodeHeaderText(
    /\.pdf$/i.test(cv.fileName) ? cv.fileName : `${cv.fileName}.pdf`,
  );
  return {
    ...formMail(values, MAIL_FROM, JOBS_TO, facts, coverLetter),
    attachments: [{ filename, content: cv.source, contentType: CV_TYPE }],
  };
};

const createLinkUrl = (address: string, code: string): string =>
  `${address}?${new URLSearchParams({ [unsubscribeCodeParameter]: code }).toString()}`;

/** Address for one-click unsubscribing (RFC 8058). */
export const getOneClickUrl = ({ gateway }: Settings, code: string): string =>
  createLinkUrl(`${gateway}/${oneClickPath}`, code);

const letter = (
  reason: string,
  link: string,
  otherwise: string,
  { GATSBY_SITE_URL }: Settings,
): Pick<OutgoingMail, "text" | "html"> => {
  const { streetAddress, postalCode, addressLocality, fullAddressCounty } =
    company.business.address;
  const paragraphs = [
    "Hello,",
    `Someone, probably you, ${reason}. To confirm, open this link and press the button:`,
    link,
    `The link expires after ${String(UNSUBSCRIBE_LINK_HOURS)} hours. If it wasn’t you, ignore this email and ${otherwise}.`,
    `Best wishes,\n${company.name}`,
    `${streetAddress}, ${postalCode} ${addressLocality} ${fullAddressCounty}\n${GATSBY_SITE_URL}`,
  ];
  const html = paragraphs.map((paragraph) => {
    const text = escapeHtml(paragraph).replaceAll("\n", "<br>");
    return `<p>${paragraph === link ? `<a href="${text}">${text}</a>` : text}</p>`;
  });
  return { text: `${paragraphs.join("\n\n")}\n`, html: html.join("\n") };
};

export const linkMail = (
  kind: LinkKind,
  to: string,
  code: string,
  settings: Settings,
): OutgoingMail => {
  const base = { from: settings.MAIL_FROM, to };
  // Prevents automatic replies, such as absence notes (RFC 3834).
  const headers = { "Auto-Submitted": "auto-replied" };
  if (kind === "confirm") {
    const body = letter(
      `signed this address up for the ${site.name} newsletter`,
      createLinkUrl(`${settings.gateway}/${confirmSubscriptionPath}`, code),
      "we won’t write again",
      settings,
    );
    const subject = `Confirm your subscription to the ${site.name} newsletter`;
    return { ...base, subject, ...body, headers };
  }
  return {
    ...base,
    subject: "Confirm that you want to unsubscribe",
    ...letter(
      `asked us to stop sending the ${site.name} newsletter to this address`,
      createLinkUrl(`${settings.GATSBY_SITE_URL}${unsubscribePath}`, code),
      "nothing will change",
      settings,
    ),
    headers: {
      ...headers,
      "List-Unsubscribe": { prepared: true, value: `<${getOneClickUrl(settings, code)}>` },
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
};
