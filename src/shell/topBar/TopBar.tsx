import { useEffect, useRef, useState, type RefObject } from "react";
import { topBarCopy } from "../../copy/topBarCopy";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { useSiteCopy } from "../../hooks/useSiteData";
import { DESKTOP_BAR_QUERY } from "../../lib/limits";
import { contactsPath, footerFragment, homePath } from "../../routes/paths";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { list, magnifyingGlass } from "../../ui/icons";
import { dialogStore } from "../dialogStore";
import { LazyComponent } from "../LazyComponent";
import { useShortcut } from "../search/useSearchShortcut";
import { SiteLogo } from "../SiteLogo";
import { BarEntries, fetchAhead, importMenuPanel, MenuPending } from "./BarEntries";
import { currentMark, type MenuName } from "./menu";
import { ThemeToggle } from "./ThemeSwitch";
import * as styles from "./TopBar.module.css";

const importMobileMenu = () => import("./MobileMenu");
const fetchMobileMenu = fetchAhead(importMobileMenu);

const SCROLLED_FROM_PX = 24;
const BAR_PX = 80;

/**
 * Returns whether the page is scrolled, and whether its splash hero is behind or above the bar.
 * Measures after the first paint, to avoid a layout during hydration; CSS detects a splash before.
 */
function useScrollState(pathname: string) {
  const [isScrolled, setIsScrolled] = useState(false);
  const [isSplashPassed, setIsSplashPassed] = useState(false);
  useEffect(() => {
    const splash = document.querySelector("main [data-splash]");
    const look = () => {
      setIsScrolled(window.scrollY >= SCROLLED_FROM_PX);
      setIsSplashPassed(splash !== null && splash.getBoundingClientRect().bottom <= BAR_PX);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [pathname]);
  return { isScrolled, isSplashPassed };
}

type Opened = MenuName | "mobile" | null;

/** State of the open menu. Escape, an outside click or focus, or a new `context` closes it. */
function useOpenMenu(bar: RefObject<HTMLElement | null>, context: string) {
  const [open, setOpen] = useState<Opened>(null);
  const [shownContext, setShownContext] = useState(context);
  if (shownContext !== context) {
    setShownContext(context);
    setOpen(null);
  }

  const isDesktopMenuOpen = open !== null && open !== "mobile";
  useEffect(() => {
    if (!isDesktopMenuOpen) return undefined;
    const events = new AbortController();
    const { signal } = events;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      bar.current?.querySelector<HTMLElement>("[aria-expanded='true']")?.focus();
      setOpen(null);
    };
    // Uses the event's path, since a click may have removed the pressed element.
    const onElsewhere = (event: Event) => {
      if (bar.current !== null && !event.composedPath().includes(bar.current)) setOpen(null);
    };
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("click", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    return () => events.abort();
  }, [bar, isDesktopMenuOpen]);

  return {
    open,
    close: () => setOpen(null),
    toggle: (name: Opened) => () => setOpen((current) => (current === name ? null : name)),
  };
}

interface TopBarProps {
  pathname: string;
  /** The router's location key; every navigation changes it and so closes the menus. */
  visit?: string | undefined;
}

/** The fixed bar. Menu content loads when a menu is about to open. */
export function TopBar({ pathname, visit = "" }: TopBarProps) {
  const bar = useRef<HTMLElement>(null);
  const isWide = useMediaQuery(DESKTOP_BAR_QUERY);
  const { open, close, toggle } = useOpenMenu(bar, `${pathname} ${visit} ${String(isWide)}`);
  const copy = useSiteCopy();
  const hasShortcut = useShortcut();
  const { isScrolled, isSplashPassed } = useScrollState(pathname);
  const isClear = pathname === homePath && !isScrolled && open === null;

  return (
    <header
      ref={bar}
      className={`${styles.bar} screenOnly`}
      data-state={isClear ? "clear" : isScrolled ? "scrolled" : "solid"}
      data-open={open !== null || undefined}
      data-splash-passed={isSplashPassed || undefined}
    >
      <div className={`page ${styles.row}`}>
        <SiteLogo className={styles.logo} />
        <nav className={styles.main} aria-label={topBarCopy.main}>
          <BarEntries
            classes={styles}
            pathname={pathname}
            open={open === "mobile" ? null : open}
            toggle={toggle}
            panel={(name) => (
              <div className="page">
                <LazyComponent load={importMenuPanel} onFailure={close} pending={<MenuPending />}>
                  {({ MenuPanel }) => <MenuPanel name={name} />}
                </LazyComponent>
              </div>
            )}
          />
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.tool}
              aria-label={topBarCopy.search}
              aria-keyshortcuts={hasShortcut ? "/" : undefined}
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
            {copy.bar.contact}
          </ButtonLink>
        </nav>
        {/* Without JavaScript the mobile menu can't open, so a link leads to the footer. */}
        <noscript>
          <a className={styles.plainMenu} href={`#${footerFragment}`}>
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
        <LazyComponent load={importMobileMenu} onFailure={close}>
          {({ MobileMenu }) => <MobileMenu pathname={pathname} onClose={close} />}
        </LazyComponent>
      )}
    </header>
  );
}
