import { type GatewaySettings } from "./gatewaySettings";
import { type Outbox } from "./outbox";

/** What an operator should know of mails that nobody reads; undefined while all is well. */
export const waitingMails = async (
  outbox: Outbox,
  { smtpUrl, outboxDir }: Pick<GatewaySettings, "smtpUrl" | "outboxDir">,
): Promise<string | undefined> => {
  const waiting = (await outbox.list()).length;
  const failed = (await outbox.list("failed")).length;
  const givenUp =
    failed === 0 ? "" : ` Given up after days of tries, in its folder failed: ${failed}.`;
  if (smtpUrl === undefined) {
    return `Mail delivery is off: set SMTP_URL to turn it on. Messages that wait unread in "${outboxDir}": ${waiting}.${givenUp}`;
  }
  return waiting + failed === 0
    ? undefined
    : `Messages that wait for delivery in "${outboxDir}": ${waiting}.${givenUp}`;
};
