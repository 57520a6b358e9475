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
import { MAIL_LINK_HOURS } from "../../src/lib/limits";
import { unsubscribePath } from "../../src/routes/paths";
import { type Settings } from "../settings";
import { type OutgoingMail } from "./composeMail";
import { type LinkKind } from "./store";

const emailFormat = string().email().required();

/** True for a valid e-mail address. Contact messages and applications accept any text as one. */
export const isEmail = (text: string): boolean => emailFormat.isValidSync(text);

/** Breaks up encoded words (RFC 2047), which mail programs would decode. */
const encodeHeaderText = (text: string): string => text.replaceAll("=?", "= ?");

const formatYesNo = (ticked: boolean): string => (ticked ? "yes" : "no");

const createFormMail = (
  values: Pick<ContactValues, "name" | "email" | "privacy" | "marketing"> & { subject: string },
  facts: Readonly<Record<string, string>>,
  text: string,
) => {
  const { name, email, subject, privacy, marketing } = values;
  const lines = {
    ...facts,
    "Has read the privacy notice": formatYesNo(privacy),
    "Wants newsletters by email": formatYesNo(marketing),
  };
  const head = Object.entries(lines).map(([label, value]) => value && `${label}: ${value}\n`);
  return {
    // Replies go to the visitor if the address is valid; the text contains it anyway.
    ...(isEmail(email) && { replyTo: { name: encodeHeaderText(name), address: email } }),
    subject: encodeHeaderText(subject),
    text: `${head.join("")}\n${text}\n`,
  };
};

export const createContactMail = (
  values: ContactValues & { subject: string },
  { MAIL_FROM, MAIL_TO }: Settings,
): OutgoingMail => {
  const { name, email, organization, message } = values;
  const facts = { Name: name, Email: email, Organisation: organization };
  return { from: MAIL_FROM, to: MAIL_TO, ...createFormMail(values, facts, message) };
};

export const createApplicationMail = (
  values: Omit<ApplicationValues, "cv"> & { subject: string },
  cv: { fileName: string; content: Buffer },
  { MAIL_FROM, JOBS_TO }: Settings,
): OutgoingMail => {
  const { position, name, email, coverLetter } = values;
  const facts = { Position: position, Name: name, Email: email };
  // Adds `.pdf`: with another extension, a desktop could run the file or open it as a page.
  const filename = encodeHeaderText(
    /\.pdf$/i.test(cv.fileName) ? cv.fileName : `${cv.fileName}.pdf`,
  );
  return {
    from: MAIL_FROM,
    to: JOBS_TO,
    ...createFormMail(values, facts, coverLetter),
    attachments: [{ filename, content: cv.content, contentType: CV_TYPE }],
  };
};

const createLinkUrl = (address: string, code: string): string =>
  `${address}?${new URLSearchParams({ [unsubscribeCodeParameter]: code }).toString()}`;

/** Returns the URL for one-click unsubscribing (RFC 8058). */
export const getOneClickUrl = ({ gatewayUrl }: Settings, code: string): string =>
  createLinkUrl(`${gatewayUrl}/${oneClickPath}`, code);

export const createLinkMail = (
  kind: LinkKind,
  to: string,
  code: string,
  settings: Settings,
): OutgoingMail => {
  const { GATSBY_SITE_URL, MAIL_FROM, gatewayUrl } = settings;
  const { streetAddress, postalCode, addressLocality, fullAddressCounty } =
    company.business.address;
  const copy = {
    confirm: {
      subject: `Confirm your subscription to the ${site.name} newsletter`,
      reason: `signed this address up for the ${site.name} newsletter`,
      link: createLinkUrl(`${gatewayUrl}/${confirmSubscriptionPath}`, code),
      otherwise: "we won’t write again",
    },
    leave: {
      subject: "Confirm that you want to unsubscribe",
      reason: `asked us to stop sending the ${site.name} newsletter to this address`,
      link: createLinkUrl(`${GATSBY_SITE_URL}${unsubscribePath}`, code),
      otherwise: "nothing will change",
    },
  };
  const { subject, reason, link, otherwise } = copy[kind];
  const paragraphs = [
    "Hello,",
    `Someone, probably you, ${reason}. To confirm, open this link and press the button:`,
    link,
    `The link expires after ${MAIL_LINK_HOURS} hours. If it wasn’t you, ignore this email and ${otherwise}.`,
    `Best wishes,\n${company.name}`,
    `${streetAddress}, ${postalCode} ${addressLocality} ${fullAddressCounty}\n${GATSBY_SITE_URL}`,
  ];
  const html = paragraphs.map((paragraph) => {
    const text = escapeHtml(paragraph).replaceAll("\n", "<br>");
    return `<p>${paragraph === link ? `<a href="${text}">${text}</a>` : text}</p>`;
  });
  return {
    from: MAIL_FROM,
    to,
    subject,
    text: `${paragraphs.join("\n\n")}\n`,
    html: html.join("\n"),
    headers: {
      // Prevents automatic replies, such as absence notes (RFC 3834).
      "Auto-Submitted": "auto-replied",
      ...(kind === "leave" && {
        "List-Unsubscribe": { prepared: true, value: `<${getOneClickUrl(settings, code)}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
};
