import type { ReactNode } from "react";
import { useLoaded } from "../../hooks/useLoaded";
import type { Menus } from "../../lib/menus";
import { loadMenus } from "./loadMenus";
import { MenuFailed } from "./MenuFailed";
import { MenuPending } from "./MenuPending";

export interface LoadedMenusProps {
  /** Of the box that waits or says that the menus can't be loaded; its parent can take the focus. */
  className: string | undefined;
  /** What is shown of the menus once they are there. */
  children: (menus: Menus) => ReactNode;
}

/** Fetches what the menus hold; shows bars until then, and another try after a failure. */
export function LoadedMenus({ className, children }: LoadedMenusProps) {
  const menus = useLoaded(loadMenus);
  if (menus.step === "loaded") return children(menus.value);
  return (
    <div className={className}>
      {menus.step === "pending" ? <MenuPending /> : <MenuFailed onRetry={menus.retry} />}
    </div>
  );
}
