import { antiForgeryNames } from "../../forms/mail/contract/paths";
import { useSiteSettings } from "../../hooks/useSiteData";
import { env } from "../../lib/env";
import { storageKeys, type StorageKey } from "../../lib/storage";
import { capitalize } from "../../lib/text";
import { consentCopy } from "./copy";
import * as styles from "./StorageTable.module.css";

interface StoredItem {
  /** Name or names. An asterisk stands for any ending. */
  name: string;
  setBy: string;
  kind: "Cookie" | "Local storage" | "Session storage";
  purpose: string;
  keptFor: string;
}

/** The type requires an entry for every storage key. */
const listOwnItems = (
  choiceKeptFor: string,
): Readonly<Record<StorageKey, Omit<StoredItem, "name">>> => ({
  [storageKeys.consent]: {
    setBy: "This site, when you choose",
    kind: "Cookie",
    purpose: "Remembers your choice about cookies",
    keptFor: capitalize(choiceKeptFor),
  },
  [storageKeys.theme]: {
    setBy: "This site, when you choose “Light” or “Dark”",
    kind: "Local storage",
    purpose: "Remembers the colour theme",
    keptFor: "Until you choose “System” or delete it",
  },
  [storageKeys.searchShortcut]: {
    setBy: "This site, when you turn off the / key",
    kind: "Local storage",
    purpose: "Remembers that the / key doesn’t open the search box",
    keptFor: "Until you turn the key on again or delete it",
  },
  [storageKeys.contactDraft]: {
    setBy: "This site, while you write in the contact form",
    kind: "Session storage",
    purpose: "Keeps what you haven’t sent yet",
    keptFor: "Until you send it or close the tab",
  },
  [storageKeys.applicationDraft]: {
    setBy: "This site, while you write in the application form",
    kind: "Session storage",
    purpose: "Keeps what you haven’t sent yet, but never the CV",
    keptFor: "Until you send it or close the tab",
  },
});

const frameworkItems: readonly StoredItem[] = [
  {
    name: antiForgeryNames.cookie,
    setBy: "This site, with the first page",
    kind: "Cookie",
    purpose: "Protects forms from being sent by other sites",
    keptFor: "Session",
  },
  {
    name: "@@scroll|*",
    setBy: "This site, on each page",
    kind: "Session storage",
    purpose: "Takes you back to where you were on the page",
    keptFor: "Until you close the tab",
  },
  {
    name: "gatsby-reload-compilation-hash-match",
    setBy: "This site, on the first page after an update",
    kind: "Session storage",
    purpose: "Reloads the page once",
    keptFor: "Until the page has reloaded",
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

const listStoredItems = (choiceKeptFor: string): readonly StoredItem[] => [
  ...Object.entries(listOwnItems(choiceKeptFor)).map(([name, item]) => ({ name, ...item })),
  ...frameworkItems,
  ...(env.recaptchaSiteKey === "" ? [] : [recaptchaItem]),
  ...(env.analyticsId === "" ? [] : [analyticsItem]),
];

/** Table of the items that the site and its services store; a list on narrow screens. */
export function StorageTable() {
  const { caption, name, setBy, kind, purpose, keptFor } = consentCopy.table;
  const choiceKeptFor = consentCopy.duration(useSiteSettings().cookieExpiryMs);
  return (
    <table className={styles.table}>
      <caption>
        <span className="srOnly">{caption}</span>
      </caption>
      <thead>
        <tr>
          {[name, setBy, kind, purpose, keptFor].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listStoredItems(choiceKeptFor).map((item) => (
          <tr key={item.name}>
            <th scope="row">{item.name}</th>
            <td data-label={setBy}>{item.setBy}</td>
            <td data-label={kind}>{item.kind}</td>
            <td data-label={purpose}>{item.purpose}</td>
            <td data-label={keptFor}>{item.keptFor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
