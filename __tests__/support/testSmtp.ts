import { type AddressInfo, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

interface Received {
  messageId: string;
  from: string;
  to: string[];
  source: Buffer;
}

interface Answer {
  error: Error | undefined;
  refusals: Map<string, Error>;
  delayMs: number;
  greetingDelayMs: number;
}

export type TestSmtp = Awaited<ReturnType<typeof startSmtp>>;

/** Starts an SMTP server on a free port. `keepSource`: false keeps only the headers of mails. */
export const startSmtp = async (keepSource = true, { isEncrypting = false } = {}) => {
  const received: Received[] = [];
  const answer: Answer = {
    error: undefined,
    refusals: new Map(),
    delayMs: 0,
    greetingDelayMs: 0,
  };
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: isEncrypting ? [] : ["STARTTLS"],
    onConnect: (_session, greet) => void setTimeout(greet, answer.greetingDelayMs),
    onMailFrom: (_address, _session, done) => done(answer.refusals.get("MAIL FROM")),
    onRcptTo: (_address, _session, done) => done(answer.refusals.get("RCPT TO")),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on("data", (chunk: Buffer) => {
        if (keepSource || size < 4096) chunks.push(chunk);
        size += chunk.length;
      });
      stream.on("end", () => {
        const source = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        setTimeout(() => {
          if (answer.error) {
            done(answer.error);
            return;
          }
          received.push({
            messageId: /^Message-ID:\s+(<.+>)\r$/im.exec(source.toString("latin1"))?.[1] ?? "",
            from: mailFrom === false ? "" : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            source,
          });
          done();
        }, answer.delayMs).unref();
      });
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address: AddressInfo | string | null = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
