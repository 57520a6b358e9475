import type { MouseEvent } from "react";
import { topBarCopy } from "../../copy/topBarCopy";
import { useLoaded } from "../../hooks/useLoaded";
import { TextButton } from "../../ui/Button";
import { ApiPanel } from "./ApiPanel";
import { loadMenus } from "./loadMenus";
import type { MenuName } from "./menu";
import { MenuPending } from "./MenuPending";
import { ProductsPanel } from "./ProductsPanel";
import { SolutionsPanel } from "./SolutionsPanel";

/** Fetches what the menus hold; shows bars until then, and another try after a failure. */
function LoadedPanel({ name }: { name: "solutions" | "products" }) {
  const menus = useLoaded(loadMenus);
  if (menus.step === "pending") return <MenuPending />;
  if (menus.step === "failed") {
    const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // The button goes with the try, so the panel around it takes the focus.
      currentTarget.closest<HTMLElement>("[tabindex]")?.focus();
      menus.retry();
    };
    return (
      <p role="alert">
        {topBarCopy.failed} <TextButton onClick={retry}>{topBarCopy.tryAgain}</TextButton>
      </p>
    );
  }
  const { solutions, products } = menus.value;
  return name === "solutions" ? (
    <SolutionsPanel solutions={solutions} />
  ) : (
    <ProductsPanel products={products} />
  );
}

/** What an open menu of the bar shows, in a chunk of its own that comes when one is about to open. */
export const MenuPanel = ({ name }: { name: MenuName }) =>
  name === "api" ? <ApiPanel /> : <LoadedPanel name={name} />;
