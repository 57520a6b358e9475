import { useEffect, type ComponentType } from "react";
import { unsubscribeFragment } from "../routes/paths";
import { dialogStore, useOpenDialog, type DialogName, type HostedDialogProps } from "./dialogStore";
import { LazyComponent } from "./LazyComponent";

const siteDialogs: Partial<Record<DialogName, () => Promise<ComponentType<HostedDialogProps>>>> = {
  newsletter: async () => (await import("../forms/newsletter/dialogs")).SubscriptionDialog,
  unsubscribe: async () => (await import("../forms/newsletter/dialogs")).UnsubscriptionDialog,
  cookies: async () => (await import("./consent/PreferencesDialog")).PreferencesDialog,
  search: async () => (await import("./search/SearchDialog")).SearchDialog,
};

interface DialogHostsProps {
  dialogs?: typeof siteDialogs;
  pathname: string;
}

const isFragmentThere = () => window.location.hash === `#${unsubscribeFragment}`;

/** Closes a dialog. Removes the unsubscription fragment, so that a reload doesn't reopen it. */
function close(name: DialogName): void {
  dialogStore.close(name);
  if (name !== "unsubscribe" || !isFragmentThere()) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
}

/** Renders the dialog requested by `dialogStore` or by `#modal-unsubscribe`. */
export function DialogHosts({ dialogs = siteDialogs, pathname }: DialogHostsProps) {
  const shown = useOpenDialog();
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

  const load = shown && dialogs[shown.name];
  if (!load) return null;
  const { name, text } = shown;
  return (
    <LazyComponent key={name} load={load} onFailure={() => close(name)}>
      {(Hosted) => <Hosted onClose={() => close(name)} text={text} />}
    </LazyComponent>
  );
}
