import { useId, type ReactNode } from "react";
import { topBarCopy } from "../../copy/topBarCopy";
import { useSiteData, useSiteSettings, useSiteCopy } from "../../hooks/useSiteData";
import {
  aboutPath,
  articlePath,
  jobPath,
  newsPath,
  productPath,
  researchPath,
  solutionPath,
} from "../../routes/paths";
import { Icon } from "../../ui/Icon";
import { caretDown } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import { loadMenus } from "./loadMenus";
import { currentMark, type MenuName } from "./menu";
import * as styles from "./TopBar.module.css";

export const importMenuPanel = () => import("./MenuPanel");

/** Returns a handler that prefetches a panel and the menus. Opening a menu reports errors. */
export const fetchAhead = (importPanel: () => Promise<unknown>) => () => {
  Promise.all([importPanel(), loadMenus()]).catch(() => undefined);
};
const fetchMenuPanel = fetchAhead(importMenuPanel);

/** Reserves the menus' space while they load. */
export const MenuPending = () => (
  <div className={styles.pending} aria-busy="true">
    <span className="srOnly">{topBarCopy.pending}</span>
  </div>
);

interface BarMenuProps {
  label: string;
  isOpen: boolean;
  isCurrent: boolean;
  plainLinks: readonly { to: string; text: string }[];
  onToggle: () => void;
  classes: BarEntriesProps["classes"];
  children: ReactNode;
}

/** A button followed by its panel (WAI-ARIA disclosure pattern). */
function BarMenu({
  label,
  isOpen,
  isCurrent,
  plainLinks,
  onToggle,
  classes,
  children,
}: BarMenuProps) {
  const panelId = useId();
  return (
    <li className={classes.entry}>
      <button
        type="button"
        className={classes.link}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent ? "true" : undefined}
        onPointerEnter={fetchMenuPanel}
        onFocus={fetchMenuPanel}
        onClick={onToggle}
      >
        {label} <Icon path={caretDown} className={styles.caret} />
      </button>
      <div id={panelId} className={classes.panel} hidden={!isOpen} tabIndex={-1}>
        {isOpen && children}
        <noscript>
          <ul className="page cluster links">
            {plainLinks.map(({ to, text }) => (
              <li key={to}>
                <SmartLink to={to}>{text}</SmartLink>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </li>
  );
}

interface BarEntriesProps {
  classes: Readonly<Record<"entry" | "link" | "panel", string>>;
  pathname: string;
  open: MenuName | null;
  toggle: (name: MenuName) => () => void;
  panel: (name: MenuName) => ReactNode;
}

/** Menus and links of the bar and the mobile menu. Omits menus without records. */
export function BarEntries({ classes, pathname, open, toggle, panel }: BarEntriesProps) {
  const { bar, apiPanel } = useSiteCopy();
  const { allSolution, menuProducts } = useSiteData();
  const { addresses } = useSiteSettings();
  const menu = (name: MenuName, plainLinks: BarMenuProps["plainLinks"], section?: string) =>
    plainLinks.length > 0 && (
      <BarMenu
        label={bar[name]}
        isOpen={open === name}
        isCurrent={section !== undefined && pathname.startsWith(section)}
        plainLinks={plainLinks}
        onToggle={toggle(name)}
        classes={classes}
      >
        {panel(name)}
      </BarMenu>
    );
  const page = (to: string, label: string, section?: string) => (
    <li className={classes.entry}>
      <SmartLink to={to} className={classes.link} aria-current={currentMark(pathname, to, section)}>
        {label}
      </SmartLink>
    </li>
  );
  return (
    <ul>
      {menu(
        "solutions",
        allSolution.nodes.map(({ jsonId, title }) => ({ to: solutionPath(jsonId), text: title })),
        solutionPath(""),
      )}
      {menu(
        "products",
        menuProducts.map(({ jsonId, title }) => ({ to: productPath(jsonId), text: title })),
        productPath(""),
      )}
      {page(researchPath, bar.research)}
      {page(aboutPath, bar.about, jobPath(""))}
      {page(newsPath, bar.news, articlePath(""))}
      {menu("api", [
        { to: addresses.console, text: apiPanel.consoleTitle },
        { to: addresses.demo, text: apiPanel.demosTitle },
      ])}
    </ul>
  );
}
