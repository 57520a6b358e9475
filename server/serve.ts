import "./loadSettings";
import { runCommand } from "../src/lib/runCommand";
import { builtSiteDir } from "./builtSiteDir";
import { createHost } from "./host/createHost";
import { getCode, getMessage } from "../src/lib/errorParts";
import { readGatewaySettings } from "./gateway/gatewaySettings";
import { registerGateway } from "./gateway/registerGateway";
import { isListed } from "./host/isListed";
import { policySources } from "./host/policySources";
import { readRedirects } from "./host/readRedirects";
import { readServerSettings } from "./serverSettings";
import { startLines } from "./startLines";

/** How long open answers may take to finish after a stop signal, in milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

/**
 * Serves the built site and the mail gateway until SIGINT or SIGTERM, then lets open answers finish.
 * Says at the start where the site is, what is off, and how many mails wait unread.
 * Throws an error with one sentence for the person at the terminal when it cannot start.
 */
export const serve = async (environment: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const settings = readServerSettings(environment);
  const gatewaySettings = readGatewaySettings(environment);
  const host = createHost({
    publicDir: builtSiteDir(settings.publicDir),
    redirects: readRedirects(),
    policySources: policySources(environment),
    isListed: isListed(environment),
    logger: { level: settings.logLevel },
  });
  const readWaiting = await registerGateway(host, gatewaySettings);
  try {
    await host.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await host.close();
    if (getCode(error) === "EADDRINUSE") {
      throw new Error(
        `Port ${settings.port} is taken by another program: stop that one, or choose another port, for example PORT=${settings.port + 1} npm run serve.`,
      );
    }
    if (getCode(error) === "EACCES") {
      throw new Error(
        `This user may not listen on port ${settings.port}: choose one above 1023, for example PORT=9000 npm run serve.`,
      );
    }
    throw new Error(`Cannot listen on ${settings.host}:${settings.port}: ${getMessage(error)}`);
  }
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    host.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The host did not close as it should: ${getMessage(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);

  // A database that is away was told already.
  const mails = await readWaiting().catch(() => undefined);
  const lines = [
    ...(mails === undefined ? [] : [mails]),
    ...startLines(environment, gatewaySettings),
  ];

  const address = host.addresses()[0];
  const port = typeof address === "object" ? address.port : settings.port;
  const name = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  lines.push(`The site is at http://${name}:${port}`);
  process.stdout.write(`${lines.join("\n")}\n`);
};

if (require.main === module) {
  void runCommand(serve);
}
