import { lazy } from "react";
import type { DialogRegistry } from "./DialogHosts";

/** Every shared dialog, by `lazy(() => import(…))`, so that none is in the first load. */
export const dialogs: DialogRegistry = {
  newsletter: lazy(async () => {
    const { SubscriptionDialog } = await import("../forms/newsletter/SubscriptionDialog");
    return { default: SubscriptionDialog };
  }),
  unsubscribe: lazy(async () => {
    const { UnsubscriptionDialog } = await import("../forms/newsletter/UnsubscriptionDialog");
    return { default: UnsubscriptionDialog };
  }),
  cookies: lazy(async () => {
    const { PreferencesDialog } = await import("./consent/PreferencesDialog");
    return { default: PreferencesDialog };
  }),
  search: lazy(async () => {
    const { SearchDialog } = await import("./search/SearchDialog");
    return { default: SearchDialog };
  }),
};
