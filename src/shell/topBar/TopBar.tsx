import { useWords } from "../../hooks/useWords";
import { useRef } from "react";
import { topBarCopy } from "../../copy/topBarCopy";
import { useScrolled } from "../../hooks/useScrolled";
import type { MenuEntry } from "../../lib/menus";
import {
  aboutPath,
  articlePath,
  contactsPath,
  homePath,
  jobPath,
  newsPath,
  productPath,
  researchPath,
  solutionPath,
} from "../../routes/paths";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { list, magnifyingGlass } from "../../ui/icons";
import { BarLink } from "./BarLink";
import { BarMenu } from "./BarMenu";
import { dialogStore } from "../dialogStore";
import { currentMark, FOOTER_ID, SCROLLED_FROM_PX, type MenuName } from "./menu";
import { fetchMobileMenu, importMenuPanel, importMobileMenu } from "./menuPanels";
import { MenuPending } from "./MenuPending";
import { LazyComponent } from "../LazyComponent";
import { SiteLogo } from "../SiteLogo";
import { ThemeToggle } from "./ThemeSwitch";
import { useOpenMenu } from "./useOpenMenu";
import { useSplashPassed } from "./useSplashPassed";
import * as styles from "./TopBar.module.css";

export interface TopBarProps {
  siteName: string;
  /** Path of the page shown: marks its entry and tells home apart. */
  pathname: string;
  /** Fragment and query of the address; any change of address closes the menus. */
  place?: string | undefined;
  solutions: readonly MenuEntry[];
  products: readonly MenuEntry[];
  consoleAddress: string;
  demoAddress: string;
}

/**
 * The fixed bar of every page. Its menus follow the disclosure pattern, and what
 * is in them comes when one is about to open, so that no page carries it.
 */
export function TopBar({
  siteName,
  pathname,
  place = "",
  solutions,
  products,
  consoleAddress,
  demoAddress,
}: TopBarProps) {
  const bar = useRef<HTMLElement>(null);
  const { open, close, toggle } = useOpenMenu(bar, `${pathname}${place}`);
  const words = useWords();
  const isScrolled = useScrolled(SCROLLED_FROM_PX);
  const isSplashPassed = useSplashPassed(pathname);

  const panel = (name: Exclude<MenuName, "mobile">) => (
    <LazyComponent
      load={importMenuPanel}
      onGone={close}
      pending={
        <div className="page">
          <MenuPending />
        </div>
      }
    >
      {({ MenuPanel }) => (
        <MenuPanel name={name} consoleAddress={consoleAddress} demoAddress={demoAddress} />
      )}
    </LazyComponent>
  );

  const isAtRest = !isScrolled && open === null;
  const isClear = pathname === homePath && isAtRest;
  const classes = [
    styles.bar,
    isClear ? styles.clear : undefined,
    isAtRest && !isClear ? styles.resting : undefined,
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
            {solutions.length > 0 && (
              <BarMenu
                label={words.bar.solutions}
                isOpen={open === "solutions"}
                isCurrent={pathname.startsWith(solutionPath(""))}
                plainLinks={solutions.map(({ id, title }) => ({
                  to: solutionPath(id),
                  text: title,
                }))}
                onToggle={toggle("solutions")}
              >
                {panel("solutions")}
              </BarMenu>
            )}
            {products.length > 0 && (
              <BarMenu
                label={words.bar.products}
                isOpen={open === "products"}
                isCurrent={pathname.startsWith(productPath(""))}
                plainLinks={products.map(({ id, title }) => ({ to: productPath(id), text: title }))}
                onToggle={toggle("products")}
              >
                {panel("products")}
              </BarMenu>
            )}
            <BarLink to={researchPath} pathname={pathname}>
              {words.bar.research}
            </BarLink>
            <BarLink to={aboutPath} section={jobPath("")} pathname={pathname}>
              {words.bar.about}
            </BarLink>
            <BarLink to={newsPath} section={articlePath("")} pathname={pathname}>
              {words.bar.news}
            </BarLink>
            <BarMenu
              label={words.bar.api}
              isOpen={open === "api"}
              plainLinks={[
                { to: consoleAddress, text: words.apiPanel.consoleTitle },
                { to: demoAddress, text: words.apiPanel.demosTitle },
              ]}
              onToggle={toggle("api")}
            >
              {panel("api")}
            </BarMenu>
          </ul>
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.tool}
              aria-label={topBarCopy.search}
              aria-keyshortcuts="/"
              onClick={() => {
                close();
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
            {words.bar.contact}
          </ButtonLink>
        </nav>
        {/* Without scripts nothing opens; the footer has the same links on every page. */}
        <noscript>
          <a className={styles.plainMenu} href={`#${FOOTER_ID}`}>
            {topBarCopy.menu}
          </a>
        </noscript>
        <button
          type="button"
          className={styles.toggle}
          aria-label={topBarCopy.openMenu}
          aria-expanded={open === "mobile"}
          aria-haspopup="dialog"
          onPointerEnter={fetchMobileMenu}
          onFocus={fetchMobileMenu}
          onClick={toggle("mobile")}
        >
          <Icon path={list} />
        </button>
      </div>
      {open === "mobile" && (
        <LazyComponent load={importMobileMenu} onGone={close}>
          {({ MobileMenu }) => (
            <MobileMenu
              siteName={siteName}
              pathname={pathname}
              solutions={solutions}
              products={products}
              consoleAddress={consoleAddress}
              demoAddress={demoAddress}
              onClose={close}
            />
          )}
        </LazyComponent>
      )}
    </header>
  );
}
