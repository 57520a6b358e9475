import { env } from "../../lib/env";
import { storageKeys, type StorageKey } from "../../lib/storageKeys";
import { withCapital } from "../../lib/withCapital";
import { antiForgeryNames } from "../../forms/mail/contract/paths";

/** One thing that is kept in a visitor's browser. */
export interface StoredItem {
  /** Its name; an asterisk marks what varies. */
  name: string;
  setBy: string;
  kind: "Cookie" | "Local storage" | "Session storage";
  purpose: string;
  keptFor: string;
}

const US = "This site";
const TAB = "Until the tab is closed";

/** What the site's own code keeps: one entry for every key, or this file does not compile. */
const ownItems = (choiceKeptFor: string): Readonly<Record<StorageKey, StoredItem>> => ({
  consent: {
    name: storageKeys.consent,
    setBy: US,
    kind: "Cookie",
    purpose: "Remembers your choice about cookies",
    keptFor: withCapital(choiceKeptFor),
  },
  theme: {
    name: storageKeys.theme,
    setBy: US,
    kind: "Local storage",
    purpose: "Remembers light or dark colours, if you chose one",
    keptFor: "Until you choose “System” or delete it",
  },
  contactDraft: {
    name: storageKeys.contactDraft,
    setBy: US,
    kind: "Session storage",
    purpose: "Keeps what you wrote in the contact form and have not sent",
    keptFor: "Until it is sent or the tab is closed",
  },
  applicationDraft: {
    name: storageKeys.applicationDraft,
    setBy: US,
    kind: "Session storage",
    purpose: "Keeps what you wrote in the application form and have not sent; never the CV",
    keptFor: "Until it is sent or the tab is closed",
  },
  recentSearches: {
    name: storageKeys.recentSearches,
    setBy: US,
    kind: "Local storage",
    purpose: "Your recent searches; they never leave your device",
    keptFor: "Until you choose “Clear” or delete it",
  },
});

/** What the host and the framework keep. */
const frameworkItems: readonly StoredItem[] = [
  {
    name: antiForgeryNames.cookie,
    setBy: US,
    kind: "Cookie",
    purpose: "Protects forms from being sent by other sites",
    keptFor: "Session",
  },
  {
    name: "@@scroll|*",
    setBy: US,
    kind: "Session storage",
    purpose: "Takes you back to where you were on a page",
    keptFor: TAB,
  },
  {
    name: "gatsby-reload-compilation-hash-match",
    setBy: US,
    kind: "Session storage",
    purpose: "Reloads a page once after the site is updated",
    keptFor: "A moment",
  },
];

const providerItems: readonly StoredItem[] = [
  ...(env.recaptchaSiteKey === ""
    ? []
    : [
        {
          name: "_GRECAPTCHA",
          setBy: "Bot-check service, when you use a form",
          kind: "Cookie" as const,
          purpose: "Tells people from programs",
          keptFor: "Six months",
        },
      ]),
  ...(env.analyticsId === ""
    ? []
    : [
        {
          name: "_ga, _ga_*, _gid, _gat*",
          setBy: "Analytics service, only if you agree",
          kind: "Cookie" as const,
          purpose: "Counts visits",
          keptFor: "Session",
        },
      ]),
];

/**
 * Everything that is kept in a browser, in the order of the cookie notice. How long a cookie choice
 * is kept stands in the site's record.
 */
export const storedItems = (choiceKeptFor: string): readonly StoredItem[] => [
  ...Object.values(ownItems(choiceKeptFor)),
  ...frameworkItems,
  ...providerItems,
];
