import { randomUUID } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import type Mail from "nodemailer/lib/mailer";

/** A mail before it is written down, its Message-ID and date left out; the envelope's addresses are bare. */
export interface OutgoingMail {
  envelope: { from: string; to: string };
  content: Omit<Mail.Options, "messageId" | "date" | "envelope">;
}

/** A new name for a mail: its time, then a random part. */
export const newMailId = (): string =>
  `${new Date().toISOString().replace(/[:.]/g, "-")}_${randomUUID()}`;

/** The source of a mail, whole; `id` becomes its Message-ID. */
export const composeMail = ({ envelope, content }: OutgoingMail, id: string): Promise<Buffer> => {
  const domain = envelope.from.split("@").at(-1) ?? "localhost";
  return new MailComposer({
    ...content,
    messageId: `<${id}@${domain}>`,
    date: new Date(),
    textEncoding: "quoted-printable",
  })
    .compile()
    .build();
};
