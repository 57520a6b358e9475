import { DAY_MS } from "../../lib/limits";
import { pluralize } from "../../lib/text";

export const consentCopy = {
  region: "Cookies",
  text: "We use a few cookies to keep the site working and, if you agree, to count visits.",
  textUncounted: "We use a few cookies to keep the site working. We don’t count visits.",
  notice: "Read the cookie notice",
  acceptAll: "Accept all",
  rejectAll: "Reject all",
  preferences: "Preferences",
  title: "Cookie preferences",
  duration: (ms: number) => {
    const days = Math.max(1, Math.round(ms / DAY_MS));
    return days === 365 ? "one year" : pluralize(days, "day");
  },
  kept: (duration: string) => `We’ll remember your choice for ${duration}.`,
  necessary: "Necessary",
  necessaryText: "Always on. They remember your choice, protect forms and keep your settings.",
  analytics: "Analytics",
  analyticsText: "They count visits.",
  analyticsUncounted: "None is in use: we don’t count visits.",
  save: "Save preferences",
  show: "Show cookies preferences",
  isOn: "Analytics is allowed.",
  isOff: "Analytics is off.",
  undecided: "You haven’t chosen yet, so we don’t count your visits.",
  bySignal:
    "Your browser asks not to be tracked (Global Privacy Control or Do Not Track). We take that as a no until you tell us otherwise.",
  chosen: (choice: string, day: string | undefined, duration: string) =>
    `You chose “${choice}”${day === undefined ? "" : ` on ${day}`}. We’ll ask again after ${duration}, or sooner if our use of cookies changes.`,
  table: {
    caption: "What is kept in your browser: who sets it and when, what for and for how long",
    name: "Name",
    setBy: "Set by, and when",
    kind: "Kind",
    purpose: "Purpose",
    keptFor: "Kept for",
  },
} as const;
