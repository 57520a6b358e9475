import { ApiPanel, type ApiPanelProps } from "./ApiPanel";
import { LoadedMenus } from "./LoadedMenus";
import { ProductsPanel } from "./ProductsPanel";
import { SolutionsPanel } from "./SolutionsPanel";

export interface MenuPanelProps extends ApiPanelProps {
  name: "solutions" | "products" | "api";
}

/** What an open menu of the bar shows, in a chunk of its own that comes when one is about to open. */
export const MenuPanel = ({ name, ...addresses }: MenuPanelProps) =>
  name === "api" ? (
    <ApiPanel {...addresses} />
  ) : (
    <LoadedMenus className="page">
      {({ solutions, products }) =>
        name === "solutions" ? (
          <SolutionsPanel solutions={solutions} />
        ) : (
          <ProductsPanel products={products} />
        )
      }
    </LoadedMenus>
  );
