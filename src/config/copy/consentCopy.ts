/** The cookie snackbar, the preferences and what the cookie notice says of the choice (COOK). */
export const consentCopy = {
  region: "Cookies",
  text: "We use a few cookies to keep the site working and, if you agree, to count visits.",
  notice: "Read the cookie notice",
  acceptAll: "Accept all",
  rejectAll: "Reject all",
  preferences: "Preferences",
  title: "Cookie preferences",
  /** How long a choice is kept, of `cookieExpiryMs`: a whole number of years, else of days. */
  duration: (ms: number) => {
    const days = Math.round(ms / 86_400_000);
    if (days === 365) return "one year";
    if (days % 365 === 0) return `${String(days / 365)} years`;
    return days === 1 ? "one day" : `${String(days)} days`;
  },
  kept: (duration: string) => `Your choice is kept for ${duration}.`,
  necessary: "Necessary",
  necessaryText: "Remember this choice, protect forms, keep your settings. Always on.",
  analytics: "Analytics",
  analyticsText: "Count visits, without profiles.",
  save: "Save preferences",
  /** PAGE-09. */
  show: "Show cookies preferences",
  isOn: "Analytics is on.",
  isOff: "Analytics is off.",
  undecided: "You have not chosen yet. Until you do, nothing is counted.",
  bySignal:
    "Your browser asks not to be tracked (Global Privacy Control or Do Not Track). We take that as a refusal until you say otherwise.",
  chosen: (choice: string, day: string, duration: string) =>
    `You chose “${choice}” on ${day}; we will ask again after ${duration}, or when this notice changes.`,
  table: {
    caption: "What this site keeps in your browser, by whom, what for and for how long",
    name: "Name",
    setBy: "Set by",
    kind: "Kind",
    purpose: "Purpose",
    keptFor: "Kept for",
  },
} as const;
