import { lazy, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { topBarCopy } from "../config/copy";
import { useDismiss } from "../hooks/useDismiss";
import { useScrolled } from "../hooks/useScrolled";
import { aboutPath, contactsPath, homePath, newsPath, researchPath } from "../routes/paths";
import { ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { caretDown, list, magnifyingGlass } from "../ui/icons";
import { SmartLink } from "../ui/SmartLink";
import { ApiPanel } from "./ApiPanel";
import { dialogStore } from "./dialogStore";
import {
  currentMark,
  menuLists,
  SCROLLED_FROM_PX,
  toggleMenu,
  type MenuName,
  type MenuState,
  type OpenMenu,
} from "./menu";
import { MenuPending } from "./MenuPending";
import { OnDemand } from "./OnDemand";
import { ProductsPanel } from "./ProductsPanel";
import { SiteLogo } from "./SiteLogo";
import { SolutionsPanel } from "./SolutionsPanel";
import { ThemeToggle } from "./ThemeSwitch";
import { useSplashPassed } from "./useSplashPassed";
import * as styles from "./TopBar.module.css";

const importMobileMenu = () => import("./MobileMenu");

/** A failure is told when the panel is opened. */
const importAhead = () => {
  importMobileMenu().catch(() => undefined);
};

/** The panel of small screens; it comes when its button is reached for. */
const MobileMenu = lazy(async () => ({ default: (await importMobileMenu()).MobileMenu }));

export interface TopBarProps {
  siteName: string;
  /** Path of the page shown: marks its entry and tells home apart (TOP-15, TOP-16). */
  pathname: string;
  /** Fragment and query of the address; any change of address closes the menus. */
  place?: string | undefined;
  menu: MenuState;
  consoleAddress: string;
  demoAddress: string;
}

/** An entry that leads to a page; a dot marks the page one is on. */
function BarLink({
  to,
  section,
  pathname,
  children,
}: {
  to: string;
  section?: string;
  pathname: string;
  children: ReactNode;
}) {
  return (
    <li>
      <SmartLink to={to} className={styles.link} aria-current={currentMark(pathname, to, section)}>
        {children}
      </SmartLink>
    </li>
  );
}

/** An entry that opens a panel: a button and what it controls, one after the other in reading order. */
function BarMenu({
  label,
  isOpen,
  isCurrent,
  onToggle,
  children,
}: {
  label: string;
  isOpen: boolean;
  isCurrent?: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const panelId = useId();
  return (
    <li className={styles.menu}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent === true ? "true" : undefined}
        onClick={onToggle}
      >
        {label} <Icon path={caretDown} className={styles.caret} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </li>
  );
}

/**
 * The fixed bar of every page (TOP-01 to TOP-26). Its menus follow the disclosure pattern: a closed
 * panel is out of the tab order, yet all its links are in the HTML. One menu is open at a time;
 * Escape, a click outside, the focus leaving and any change of page close it.
 */
export function TopBar({
  siteName,
  pathname,
  place = "",
  menu,
  consoleAddress,
  demoAddress,
}: TopBarProps) {
  const [open, setOpen] = useState<OpenMenu>(null);
  const bar = useRef<HTMLElement>(null);
  const isScrolled = useScrolled(SCROLLED_FROM_PX);
  const isSplashPassed = useSplashPassed(pathname);
  const { solutions, products } = menuLists(menu);
  const isPending = menu.step === "pending";

  const address = `${pathname}${place}`;
  const [shownAddress, setShownAddress] = useState(address);
  if (shownAddress !== address) {
    setShownAddress(address);
    setOpen(null);
  }

  const toggle = (name: MenuName) => () => setOpen((current) => toggleMenu(current, name));
  const isDesktopMenuOpen = open !== null && open !== "mobile";

  useDismiss(bar, isDesktopMenuOpen, (by) => {
    if (by === "escape") {
      bar.current?.querySelector<HTMLElement>("[aria-expanded='true']")?.focus();
    }
    setOpen(null);
  });

  // A link to the very page one is on changes nothing but must still close its panel.
  useEffect(() => {
    if (!isDesktopMenuOpen) return undefined;
    const closeAfterLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a") !== null) setOpen(null);
    };
    const element = bar.current;
    element?.addEventListener("click", closeAfterLink);
    return () => element?.removeEventListener("click", closeAfterLink);
  }, [isDesktopMenuOpen]);

  const isClear = pathname === homePath && !isScrolled && open === null;
  const classes = [
    styles.bar,
    isClear ? styles.clear : undefined,
    isSplashPassed || open !== null ? styles.plain : undefined,
  ];

  return (
    <header
      ref={bar}
      className={classes.filter(Boolean).join(" ")}
      data-state={isClear ? "clear" : isScrolled ? "scrolled" : "solid"}
    >
      <div className={`page ${styles.row}`}>
        <SiteLogo siteName={siteName} className={styles.logo} />
        <nav className={styles.main} aria-label={topBarCopy.main}>
          <ul className={styles.nav}>
            {(isPending || solutions.length > 0) && (
              <BarMenu
                label={topBarCopy.solutions}
                isOpen={open === "solutions"}
                isCurrent={pathname.startsWith("/solution/")}
                onToggle={toggle("solutions")}
              >
                {isPending ? (
                  <MenuPending />
                ) : (
                  <SolutionsPanel solutions={solutions} isOpen={open === "solutions"} />
                )}
              </BarMenu>
            )}
            {(isPending || products.length > 0) && (
              <BarMenu
                label={topBarCopy.products}
                isOpen={open === "products"}
                isCurrent={pathname.startsWith("/product/")}
                onToggle={toggle("products")}
              >
                {isPending ? (
                  <MenuPending />
                ) : (
                  <ProductsPanel products={products} isOpen={open === "products"} />
                )}
              </BarMenu>
            )}
            <BarLink to={researchPath} pathname={pathname}>
              {topBarCopy.research}
            </BarLink>
            <BarLink to={aboutPath} pathname={pathname}>
              {topBarCopy.about}
            </BarLink>
            <BarLink to={newsPath} section="/article" pathname={pathname}>
              {topBarCopy.news}
            </BarLink>
            <BarMenu label={topBarCopy.api} isOpen={open === "api"} onToggle={toggle("api")}>
              <ApiPanel consoleAddress={consoleAddress} demoAddress={demoAddress} />
            </BarMenu>
          </ul>
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.tool}
              aria-label={topBarCopy.search}
              aria-keyshortcuts="/"
              onClick={() => {
                setOpen(null);
                dialogStore.open("search");
              }}
            >
              <Icon path={magnifyingGlass} />
            </button>
            <ThemeToggle className={`${styles.tool} ${styles.theme}`} />
          </div>
          <ButtonLink
            to={contactsPath}
            className={styles.contact}
            aria-current={currentMark(pathname, contactsPath)}
          >
            {topBarCopy.contact}
          </ButtonLink>
        </nav>
        <button
          type="button"
          className={styles.toggle}
          aria-label={topBarCopy.openMenu}
          aria-expanded={open === "mobile"}
          aria-haspopup="dialog"
          onPointerEnter={importAhead}
          onFocus={importAhead}
          onClick={toggle("mobile")}
        >
          <Icon path={list} />
        </button>
      </div>
      {open === "mobile" && (
        <OnDemand name={open} onGone={() => setOpen(null)}>
          <MobileMenu
            siteName={siteName}
            pathname={pathname}
            solutions={solutions}
            products={products}
            consoleAddress={consoleAddress}
            demoAddress={demoAddress}
            onClose={() => setOpen(null)}
          />
        </OnDemand>
      )}
    </header>
  );
}
