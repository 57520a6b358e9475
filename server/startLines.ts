import { type GatewaySettings } from "./gateway/gatewaySettings";

const botCheckLine = (siteKey: string, secret: string | undefined): string | undefined => {
  if (siteKey !== "" && secret !== undefined) return undefined;
  if (siteKey !== "") {
    return "The bot check is off: no token is verified. Set RECAPTCHA_SECRET to turn it on.";
  }
  return secret === undefined
    ? "The bot check is off: set GATSBY_RECAPTCHA_SITE_KEY for the build and RECAPTCHA_SECRET to turn it on."
    : "RECAPTCHA_SECRET is set and GATSBY_RECAPTCHA_SITE_KEY is not: forms of pages that were built without it are refused.";
};

/** One line for each thing that is off beside mail delivery, with the setting that turns it on. */
export const startLines = (
  { GATSBY_RECAPTCHA_SITE_KEY = "", GATSBY_ANALYTICS_ID = "" }: NodeJS.ProcessEnv,
  { recaptchaSecret, tokenSecret }: GatewaySettings,
): string[] =>
  [
    botCheckLine(GATSBY_RECAPTCHA_SITE_KEY, recaptchaSecret),
    tokenSecret === undefined
      ? "The signing secret is off: links in mails are signed with one that was made and is kept in the database. Set TOKEN_SECRET to choose it."
      : undefined,
    GATSBY_ANALYTICS_ID === ""
      ? "Analytics is off: visits are not counted. Set GATSBY_ANALYTICS_ID for the build to turn it on."
      : undefined,
  ].filter((line) => line !== undefined);
