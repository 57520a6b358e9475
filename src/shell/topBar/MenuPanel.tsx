import type { MouseEvent } from "react";
import { topBarCopy } from "../../copy/topBarCopy";
import { useLoaded } from "../../hooks/useLoaded";
import { useSiteSettings, useSiteCopy } from "../../hooks/useSiteData";
import type { MenuProduct, MenuSolution } from "../../lib/menus";
import { productPath, solutionPath } from "../../routes/paths";
import { ArrowLink, TextButton } from "../../ui/Button";
import { Icon, Mark, ProductIcon } from "../../ui/Icon";
import { arrowUpRight } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import { MenuPending } from "./BarEntries";
import { loadMenus } from "./loadMenus";
import { menuColumns, type MenuName } from "./menu";
import * as styles from "./MenuPanel.module.css";

function ApiPanel() {
  const { consoleTitle, consoleText, demosTitle, demosText } = useSiteCopy().apiPanel;
  const { addresses } = useSiteSettings();
  const card = (to: string, ground: string, title: string, text: string) => (
    <SmartLink to={to} className={`gradient ${ground} ${styles.card}`}>
      <span className={styles.cardTitle}>
        {title} <Icon path={arrowUpRight} />
      </span>{" "}
      <span className={styles.cardText}>{text}</span>
    </SmartLink>
  );
  return (
    <div className={styles.cards}>
      {card(addresses.console, "gradient_1 bg_position_5", consoleTitle, consoleText)}
      {card(addresses.demo, "gradient_6 bg_position_3", demosTitle, demosText)}
    </div>
  );
}

const SolutionsPanel = ({ solutions }: { solutions: readonly MenuSolution[] }) => (
  <div className={`columns ${styles.columns}`}>
    {solutions.map(({ id, title, senseNumber, text, mark, links, products }) => (
      <div key={id} className={styles.solution}>
        <SmartLink to={solutionPath(id)} className={styles.title}>
          <Mark {...mark} senseNumber={senseNumber} />
          {title}
        </SmartLink>
        <p className="hint">{text}</p>
        <ul className="links">
          {links.map((link) => (
            <li key={link.to}>
              <SmartLink to={link.to}>{link.text}</SmartLink>
            </li>
          ))}
        </ul>
        <ul className={`links ${styles.products}`} aria-label={topBarCopy.productsFor(title)}>
          {products.map((product) => (
            <li key={product.id}>
              <SmartLink to={productPath(product.id)}>
                <ProductIcon url={product.circleUrl} sizePx={28} />
                {product.title}
              </SmartLink>
            </li>
          ))}
        </ul>
        <ArrowLink to={solutionPath(id)}>{topBarCopy.moreAbout(title)}</ArrowLink>
      </div>
    ))}
  </div>
);

const ProductsPanel = ({ products }: { products: readonly MenuProduct[] }) => (
  <div className={`columns ${styles.columns} ${styles.lists}`}>
    {menuColumns(products).map((column) => (
      <ul key={column[0]?.id}>
        {column.map(({ id, title, text, circleUrl }) => (
          <li key={id}>
            <SmartLink to={productPath(id)} className={styles.product}>
              <ProductIcon url={circleUrl} sizePx={44} />
              <span>
                <span className={styles.name}>{title}</span>{" "}
                <span className={styles.text}>{text}</span>
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    ))}
  </div>
);

function LoadedPanel({ name }: { name: "solutions" | "products" }) {
  const menus = useLoaded(loadMenus);
  if (menus.step === "pending") return <MenuPending />;
  if (menus.step === "failed") {
    const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // The retry button disappears, so the panel takes the focus.
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

/** Content of an open menu: a separate chunk, prefetched on a menu button's hover or focus. */
export const MenuPanel = ({ name }: { name: MenuName }) =>
  name === "api" ? <ApiPanel /> : <LoadedPanel name={name} />;
