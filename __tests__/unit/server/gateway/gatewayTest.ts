import { DELIVERY_TIMES } from "../../../../server/gateway/delivery";
import { startSmtp } from "../../../support/testSmtp";
import { type TestGateway, startGateway } from "./gatewayKit";

const started: { close: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const one of started.splice(0).reverse()) await one.close();
});

/** Closes a server or gateway after the running test, the last one first. */
export const closeLater = <Started extends (typeof started)[number]>(one: Started): Started => {
  started.push(one);
  return one;
};

export const startSmtpServer = async (...options: Parameters<typeof startSmtp>) =>
  closeLater(await startSmtp(...options));

export const start = async (...options: Parameters<typeof startGateway>) =>
  closeLater(await startGateway(...options));

export const soon = { ...DELIVERY_TIMES, retryMs: 20, maxRetryMs: 50, pollMs: 20 };

export const getProblem = ({ body }: { body: string }): Record<string, unknown> => {
  const problem: Record<string, unknown> = JSON.parse(body);
  return problem;
};

export const getFields = (answer: { body: string }): string[] => {
  const { errors } = getProblem(answer);
  return Array.isArray(errors) ? errors.map(({ field }: { field: string }) => field) : [];
};

export const isSubscribed = async ({ sql }: TestGateway, email: string): Promise<boolean> =>
  (await sql("select id from subscribers where key = $1", [email])).length > 0;
