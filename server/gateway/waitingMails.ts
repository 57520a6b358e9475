import { type GatewaySettings } from "./gatewaySettings";
import { listFolder } from "./mailFolder";
import { type Store } from "./store";

/** What an operator should know of mails that nobody reads; undefined while all is well. */
export const waitingMails = async (
  store: Store,
  { smtpUrl, outboxDir, delivers }: GatewaySettings,
): Promise<string | undefined> => {
  const { waiting, failed } = await store.tally();
  const setAside = failed === 0 ? "" : ` Set aside (npm run mail -- list): ${failed}.`;
  if (!delivers) {
    return `Mail delivery is off: DELIVERY says so. Messages that wait: ${waiting}.${setAside}`;
  }
  if (smtpUrl === undefined) {
    const unread = waiting + (await listFolder(outboxDir)).length;
    return `Mail delivery is off: set SMTP_URL to turn it on. Messages that wait unread in "${outboxDir}": ${unread}.${setAside}`;
  }
  return waiting + failed === 0
    ? undefined
    : `Messages that wait for delivery: ${waiting}.${setAside}`;
};
