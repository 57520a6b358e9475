import { Cookies } from "react-cookie-consent";

/** Where the analytics service is reached, and the page into which its script is put. */
export interface AnalyticsParts {
  id: string;
  /** The origin of the script, without a closing slash. */
  origin: string;
  page: Document;
}

export interface Analytics {
  start: () => void;
  /** Silences the script, takes it out of the page and deletes its cookies. */
  stop: () => void;
}

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

/** Counts visits while it's allowed to: nothing is loaded or sent before `start`. */
export function createAnalytics({ id, origin, page }: AnalyticsParts): Analytics {
  let script: HTMLScriptElement | undefined;
  const setSilent = (isSilent: boolean) => Reflect.set(window, `ga-disable-${id}`, isSilent);
  return {
    start: () => {
      setSilent(false);
      if (script !== undefined) return;
      tell("js", new Date());
      // Without `cookie_expires: 0` its cookies would stay for two years, not for the session (storedItems).
      tell("config", id, {
        anonymize_ip: true,
        allow_google_signals: false,
        cookie_expires: 0,
      });
      script = page.createElement("script");
      script.async = true;
      script.src = `${origin}/gtag/js?id=${encodeURIComponent(id)}`;
      page.head.append(script);
    },
    stop: () => {
      setSilent(true);
      script?.remove();
      script = undefined;
      deleteCookies(page.location.hostname);
    },
  };
}
