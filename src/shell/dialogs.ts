import type { DialogRegistry } from "./DialogHosts";

/** Every shared dialog by its `import(…)`, so that none is in the first load. */
export const dialogs: DialogRegistry = {
  newsletter: async () =>
    (await import("../forms/newsletter/SubscriptionDialog")).SubscriptionDialog,
  unsubscribe: async () =>
    (await import("../forms/newsletter/UnsubscriptionDialog")).UnsubscriptionDialog,
  cookies: async () => (await import("./consent/PreferencesDialog")).PreferencesDialog,
  search: async () => (await import("./search/SearchDialog")).SearchDialog,
};
