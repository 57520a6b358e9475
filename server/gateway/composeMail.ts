import { randomUUID } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import type Mail from "nodemailer/lib/mailer";

export interface NewMail {
  id: string;
  sender: string;
  recipient: string;
  source: Uint8Array;
}

/** Mail without Message-ID and date. `from` may include a name; `to` is a bare address. */
export type OutgoingMail = Omit<Mail.Options, "messageId" | "date" | "envelope"> & {
  from: string;
  to: string;
};

export const createMailId = (): string =>
  `${new Date().toISOString().replace(/[:.]/g, "-")}_${randomUUID()}`;

/** Builds the MIME source; `id` becomes the local part of the Message-ID. */
export const composeMail = async (mail: OutgoingMail, id: string): Promise<NewMail> => {
  const sender = /<([^<>]+)>/.exec(mail.from)?.[1] ?? mail.from;
  const source = await new MailComposer({
    ...mail,
    messageId: `<${id}@${sender.split("@").at(-1) ?? "localhost"}>`,
    date: new Date(),
    textEncoding: "quoted-printable",
  })
    .compile()
    .build();
  return { id, sender, recipient: mail.to, source };
};
