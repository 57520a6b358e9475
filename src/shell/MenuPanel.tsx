import { useLoaded } from "../hooks/useLoaded";
import { ApiPanel, type ApiPanelProps } from "./ApiPanel";
import { loadMenus } from "./loadMenus";
import { MenuFailed } from "./MenuFailed";
import { MenuPending } from "./MenuPending";
import { ProductsPanel } from "./ProductsPanel";
import { SolutionsPanel } from "./SolutionsPanel";

export interface MenuPanelProps extends ApiPanelProps {
  name: "solutions" | "products" | "api";
}

function RecordsPanel({ name }: { name: "solutions" | "products" }) {
  const menus = useLoaded(loadMenus);
  if (menus.step !== "loaded") {
    return (
      <div className="page">
        {menus.step === "pending" ? <MenuPending /> : <MenuFailed onRetry={menus.retry} />}
      </div>
    );
  }
  return name === "solutions" ? (
    <SolutionsPanel solutions={menus.value.solutions} />
  ) : (
    <ProductsPanel products={menus.value.products} />
  );
}

/** What an open menu of the bar shows, in a chunk of its own that comes when one is about to open. */
export const MenuPanel = ({ name, ...addresses }: MenuPanelProps) =>
  name === "api" ? <ApiPanel {...addresses} /> : <RecordsPanel name={name} />;
