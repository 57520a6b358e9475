import { env } from "../../lib/env";
import { storageKeys, type StorageKey } from "../../lib/storage";
import { capitalize } from "../../lib/text";
import { antiForgeryNames } from "../../forms/mail/contract/paths";

export interface StoredItem {
  /** An asterisk marks a variable suffix. */
  name: string;
  setBy?: string;
  kind: "Cookie" | "Local storage" | "Session storage";
  purpose: string;
  keptFor: string;
}

/** The type requires an entry for every storage key. */
const listOwnItems = (choiceKeptFor: string): Readonly<Record<StorageKey, StoredItem>> => ({
  consent: {
    name: storageKeys.consent,
    kind: "Cookie",
    purpose: "Remembers your choice about cookies",
    keptFor: capitalize(choiceKeptFor),
  },
  theme: {
    name: storageKeys.theme,
    kind: "Local storage",
    purpose: "Remembers light or dark colours, if you chose one",
    keptFor: "Until you choose “System” or delete it",
  },
  searchShortcut: {
    name: storageKeys.searchShortcut,
    kind: "Local storage",
    purpose: "Remembers that you turned off the / search shortcut",
    keptFor: "Until you turn it on or delete it",
  },
  contactDraft: {
    name: storageKeys.contactDraft,
    kind: "Session storage",
    purpose: "Keeps what you wrote in the contact form and have not sent",
    keptFor: "Until it is sent or the tab is closed",
  },
  applicationDraft: {
    name: storageKeys.applicationDraft,
    kind: "Session storage",
    purpose: "Keeps what you wrote in the application form and have not sent; never the CV",
    keptFor: "Until it is sent or the tab is closed",
  },
});

const frameworkItems: readonly StoredItem[] = [
  {
    name: antiForgeryNames.cookie,
    kind: "Cookie",
    purpose: "Protects forms from being sent by other sites",
    keptFor: "Session",
  },
  {
    name: "@@scroll|*",
    kind: "Session storage",
    purpose: "Takes you back to where you were on a page",
    keptFor: "Until the tab is closed",
  },
  {
    name: "gatsby-reload-compilation-hash-match",
    kind: "Session storage",
    purpose: "Reloads a page once after the site is updated",
    keptFor: "A moment",
  },
];

const recaptchaItem: StoredItem = {
  name: "_GRECAPTCHA",
  setBy: "Bot-check service, when you use a form",
  kind: "Cookie",
  purpose: "Tells people from programs",
  keptFor: "Six months",
};

const analyticsItem: StoredItem = {
  name: "_ga, _ga_*, _gid, _gat*",
  setBy: "Analytics service, only if you agree",
  kind: "Cookie",
  purpose: "Counts visits",
  keptFor: "Session",
};

/** Returns all stored items in the cookie notice's order. */
export const listStoredItems = (choiceKeptFor: string): readonly StoredItem[] => [
  ...Object.values(listOwnItems(choiceKeptFor)),
  ...frameworkItems,
  ...(env.recaptchaSiteKey === "" ? [] : [recaptchaItem]),
  ...(env.analyticsId === "" ? [] : [analyticsItem]),
];
