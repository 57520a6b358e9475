import { useEffect, type ComponentType } from "react";
import { unsubscribeFragment } from "../routes/paths";
import { dialogStore, useOpenDialog, type DialogName } from "./dialogStore";
import { LazyComponent } from "./LazyComponent";

/** What every shared dialog is given: it is mounted while it is open only, so opening resets it. */
export interface HostedDialogProps {
  onClose: () => void;
}

/** The dialogs of the site by name; each is fetched when it is first opened. */
const siteDialogs: Readonly<
  Partial<Record<DialogName, () => Promise<ComponentType<HostedDialogProps>>>>
> = {
  newsletter: async () =>
    (await import("../forms/newsletter/SubscriptionDialog")).SubscriptionDialog,
  unsubscribe: async () =>
    (await import("../forms/newsletter/UnsubscriptionDialog")).UnsubscriptionDialog,
  cookies: async () => (await import("./consent/PreferencesDialog")).PreferencesDialog,
  search: async () => (await import("./search/SearchDialog")).SearchDialog,
};

export interface DialogHostsProps {
  dialogs?: typeof siteDialogs;
  /** The page that is shown: a dialog belongs to the page that it was opened on. */
  pathname: string;
}

const isFragmentThere = () => window.location.hash === `#${unsubscribeFragment}`;

/** Takes the fragment off the address, too, so that a reload doesn't undo it; the router's state stays. */
function close(name: DialogName): void {
  dialogStore.close(name);
  if (name !== "unsubscribe" || !isFragmentThere()) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
}

/**
 * Shows the dialog that the shared flags, or `#modal-unsubscribe` in the address, ask for; in the
 * browser only. One that can't be fetched closes and says so.
 */
export function DialogHosts({ dialogs = siteDialogs, pathname }: DialogHostsProps) {
  const name = useOpenDialog();
  useEffect(() => {
    const followFragment = () => {
      if (isFragmentThere()) dialogStore.open("unsubscribe");
      else dialogStore.close("unsubscribe");
    };
    followFragment();
    window.addEventListener("hashchange", followFragment);
    return () => {
      window.removeEventListener("hashchange", followFragment);
      dialogStore.close();
    };
  }, [pathname]);

  const load = name === null ? undefined : dialogs[name];
  if (name === null || load === undefined) return null;
  return (
    <LazyComponent key={name} load={load} onGone={() => close(name)}>
      {(Hosted) => <Hosted onClose={() => close(name)} />}
    </LazyComponent>
  );
}
