import "./loadSettings";
import closeWithGrace from "close-with-grace";
import site from "../data/site/site.json";
import { getErrorCode, getMessage } from "../src/lib/errors";
import { builtSiteDir, readRedirects } from "./builtSite";
import { describeError } from "./gateway/problem";
import { createHost } from "./createHost";
import { getPolicySources } from "./host/policySources";
import { mailGateway } from "./mailGateway";
import { runCommand } from "./runCommand";
import { type Settings, readSettings } from "./settings";

const STOP_TIMEOUT_MS = 10_000;

/** Lists disabled and misconfigured features, each with the setting to change. Omits mail delivery. */
const listDisabledFeatures = (settings: Settings): (string | false)[] => {
  const { GATSBY_RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = settings;
  return [
    siteKey === undefined &&
      secret !== undefined &&
      "RECAPTCHA_SECRET is set and GATSBY_RECAPTCHA_SITE_KEY is not: forms of pages that were built without it are rejected.",
    secret === undefined &&
      "The bot check is off: no token is verified. Set GATSBY_RECAPTCHA_SITE_KEY for the build and RECAPTCHA_SECRET to turn it on.",
    settings.TOKEN_SECRET === undefined &&
      "The signing secret is off: links in mails are signed with a generated one in the database. Set TOKEN_SECRET to choose it.",
    settings.GATSBY_ANALYTICS_ID === undefined &&
      "Analytics is off: visits are not counted. Set GATSBY_ANALYTICS_ID for the build to turn it on.",
  ];
};

/**
 * Serves the built site and the mail gateway until a signal or an unexpected error. Prints its
 * address, disabled features and waiting mails. Throws an error for the operator if it can't start.
 */
const serve = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const host = createHost({
    publicDir: builtSiteDir(settings.PUBLIC_DIR),
    redirects: readRedirects(),
    policySources: getPolicySources(settings),
    isListed: settings.isListed,
    trustProxy: settings.TRUST_PROXY,
    // The upload parser logs its headers, including cookies.
    logger: { level: settings.LOG_LEVEL, redact: ["headers", "*.headers"] },
  });
  await host.register(mailGateway, { settings });
  try {
    await host.listen({ port: settings.PORT, host: settings.HOST });
  } catch (error) {
    await host.close();
    throw new Error(
      getErrorCode(error) === "EADDRINUSE"
        ? `Port ${settings.PORT} is in use: stop the other program, or choose another port, for example PORT=${settings.PORT + 1} npm run serve.`
        : `Cannot listen on ${settings.HOST}:${settings.PORT}: ${getMessage(error)}`,
    );
  }
  closeWithGrace({ delay: STOP_TIMEOUT_MS, logger: host.log }, async ({ err }) => {
    if (err) host.log.fatal(describeError(err), "unexpected error, the host stops");
    await host.close();
  });

  const { port } = new URL(host.listeningOrigin);
  const name = settings.HOST.includes(":") ? `[${settings.HOST}]` : settings.HOST;
  const place = `The site is at http://${name}:${port}, version ${site.version} (${site.mode})`;
  const waiting = await host.describeWaiting().catch(() => undefined);
  const lines = [waiting, ...listDisabledFeatures(settings), place];
  process.stdout.write(`${lines.filter(Boolean).join("\n")}\n`);
};

const USAGE = `npm run serve

Serves public/ and answers the forms. Settings come from the environment and .env, such as
PORT=9001; .env.example explains each.`;

void runCommand({ usage: USAGE, run: serve });
