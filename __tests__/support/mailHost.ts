import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { simpleParser } from "mailparser";
import { getPort, startHost } from "./hostProcess";
import { startSmtp } from "./testSmtp";
import { waitUntil } from "./waitUntil";

export type MailHost = Awaited<ReturnType<typeof startMailHost>>;

/** A free port, because mail links need it before the host listens. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("No port is free");
  return address.port;
};

/** Starts the host as `npm run serve` does, with its own folders and settings. */
export const startMailHost = async (environment: Readonly<Record<string, string>> = {}) => {
  const [smtp, port, folder] = await Promise.all([
    startSmtp(),
    freePort(),
    mkdtemp(path.join(tmpdir(), "polysema-host-")),
  ]);
  const url = `http://localhost:${port}`;
  const host = startHost({
    HOST: "localhost",
    PORT: String(port),
    GATSBY_SITE_URL: url,
    SMTP_URL: smtp.url,
    OUTBOX_DIR: path.join(folder, "outbox"),
    DATA_DIR: path.join(folder, "var"),
    RATE_LIMIT: "1000",
    ...environment,
  });
  const holding = (mark: string) => smtp.received.filter(({ source }) => source.includes(mark));
  await getPort(host);
  return {
    url,
    mailWith: async (mark: string) => {
      await waitUntil(() => holding(mark).length > 0);
      const [mail] = holding(mark);
      return simpleParser(mail?.source ?? "");
    },
    countMails: (mark: string) => holding(mark).length,
    close: async () => {
      host.child.kill("SIGTERM");
      await host.exit;
      await smtp.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
