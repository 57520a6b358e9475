import { Cookies } from "react-cookie-consent";
import { env } from "../../lib/env";

declare global {
  interface Window {
    dataLayer?: unknown[];
    [flag: `ga-disable-${string}`]: boolean;
  }
}

/** Returns the host and its parent domains, except the top-level domain. */
const getDomains = (host: string): string[] => {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
};

function deleteCookies(host: string): void {
  try {
    for (const name of Object.keys(Cookies.get())) {
      if (!/^_(?:ga|gid|gat)/.test(name)) continue;
      Cookies.remove(name);
      for (const domain of getDomains(host)) Cookies.remove(name, { domain });
    }
  } catch {
    // Some browsers throw when cookies are blocked.
  }
}

/** The service requires the `arguments` object itself, not an array of the same values. */
const sendCommand: (...command: unknown[]) => void = function () {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
};

/** Element of the analytics script; undefined while analytics is off. */
let script: HTMLScriptElement | undefined;

/** Starts counting visits; before, nothing is loaded or sent. The service receives addresses with their query. */
export function startAnalytics(id: string): void {
  window[`ga-disable-${id}`] = false;
  if (script !== undefined) return;
  sendCommand("js", new Date());
  // Without `cookie_expires: 0` the cookies would last two years, not the session (StorageTable).
  sendCommand("config", id, { anonymize_ip: true, allow_google_signals: false, cookie_expires: 0 });
  script = document.createElement("script");
  script.async = true;
  script.src = `${env.analyticsOrigin}/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Disables and removes the script, and deletes its cookies. */
export function stopAnalytics(id: string): void {
  window[`ga-disable-${id}`] = true;
  script?.remove();
  script = undefined;
  deleteCookies(window.location.hostname);
}
