import { Cookies } from "react-cookie-consent";
import { env } from "../../lib/env";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The cookies that the service sets, by their beginnings; the storage table names them. */
const ANALYTICS_COOKIES = ["_ga", "_gid", "_gat"] as const;

/** `www.a.example` and every domain above it on which a cookie may have been set. */
const getDomains = (host: string): string[] => {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
};

function deleteCookies(host: string): void {
  try {
    for (const name of Object.keys(Cookies.get())) {
      if (!ANALYTICS_COOKIES.some((begin) => name.startsWith(begin))) continue;
      Cookies.remove(name);
      for (const domain of getDomains(host)) Cookies.remove(name, { domain });
    }
  } catch {
    // If the browser refuses cookies with an error, there are none.
  }
}

/** The service asks for the arguments object itself, not for a list of the same values. */
const tell: (...command: unknown[]) => void = function () {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
};

const setSilent = (id: string, isSilent: boolean) =>
  Reflect.set(window, `ga-disable-${id}`, isSilent);

/** One for the whole visit, however often the visitor changes the choice. */
let script: HTMLScriptElement | undefined;

/**
 * Counts visits from now on: nothing is loaded or sent before. `id` is the site's at the service. A page
 * whose address holds the code of a mail's link isn't counted, as the service gets whole addresses.
 */
export function startAnalytics(id: string): void {
  if (new URLSearchParams(window.location.search).has(env.unsubscribeParameter)) return;
  setSilent(id, false);
  if (script !== undefined) return;
  tell("js", new Date());
  // Without `cookie_expires: 0` its cookies would stay for two years, not for the session (storedItems).
  tell("config", id, { anonymize_ip: true, allow_google_signals: false, cookie_expires: 0 });
  script = document.createElement("script");
  script.async = true;
  script.src = `${env.analyticsOrigin}/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Silences the script, takes it out of the page and deletes its cookies. */
export function stopAnalytics(id: string): void {
  setSilent(id, true);
  script?.remove();
  script = undefined;
  deleteCookies(window.location.hostname);
}
