import { useWords } from "../../hooks/useWords";
import { useEffect, useId, useState, type ReactNode } from "react";
import { topBarCopy } from "../../copy/topBarCopy";
import { FROM_BAR } from "../../lib/limits";
import { useAfterLink } from "../../hooks/useAfterLink";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { useModalDialog } from "../../hooks/useModalDialog";
import { menuProducts, type MenuEntry, type Menus, type MenuSolution } from "../../lib/menus";
import {
  aboutPath,
  articlePath,
  contactsPath,
  jobPath,
  newsPath,
  productPath,
  researchPath,
  solutionPath,
} from "../../routes/paths";
import { ArrowLink, ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { arrowUpRight, caretDown, x } from "../../ui/icons";
import { Mark } from "../../ui/Mark";
import { SmartLink } from "../../ui/SmartLink";
import { LoadedMenus } from "./LoadedMenus";
import { currentMark } from "./menu";
import { ProductIcon } from "../ProductIcon";
import { SiteLogo } from "../SiteLogo";
import { ThemeSwitch } from "./ThemeSwitch";
import * as styles from "./MobileMenu.module.css";

export interface MobileMenuProps {
  siteName: string;
  pathname: string;
  /** What there is to open; the submenus themselves are fetched. */
  solutions: readonly MenuEntry[];
  products: readonly MenuEntry[];
  consoleAddress: string;
  demoAddress: string;
  onClose: () => void;
}

type Submenu = "solutions" | "products" | "api";

function Entry({
  label,
  isOpen,
  onToggle,
  children,
}: {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const panelId = useId();
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {label} <Icon path={caretDown} className={styles.caret} />
      </button>
      <div id={panelId} hidden={!isOpen} tabIndex={-1}>
        {children}
      </div>
    </li>
  );
}

const productLink = ({ id, title, circleUrl }: MenuSolution["products"][number]) => (
  <li key={id}>
    <SmartLink to={productPath(id)}>
      <ProductIcon url={circleUrl} sizePx={28} />
      {title}
    </SmartLink>
  </li>
);

const solutionLinks = ({ solutions }: Menus) => (
  <ul className={styles.stack}>
    {solutions.map((solution) => (
      <li key={solution.id}>
        <SmartLink to={solutionPath(solution.id)} className={styles.solution}>
          <Mark {...solution.mark} senseNumber={solution.senseNumber} className={styles.mark} />
          {solution.title}
        </SmartLink>
        <p className={styles.text}>{solution.text}</p>
        <ul className={`${styles.sub} ${styles.stacked}`}>
          {solution.links.map(({ to, text }) => (
            <li key={to}>
              <SmartLink to={to}>{text}</SmartLink>
            </li>
          ))}
        </ul>
        <ul className={styles.sub} aria-label={topBarCopy.productsFor(solution.title)}>
          {solution.products.map(productLink)}
        </ul>
        <ArrowLink to={solutionPath(solution.id)}>{topBarCopy.moreAbout(solution.title)}</ArrowLink>
      </li>
    ))}
  </ul>
);

const productLinks = ({ products }: Menus) => (
  <ul className={styles.sub}>{menuProducts(products).map(productLink)}</ul>
);

const apiLink = (address: string, title: string, text: string) => (
  <li>
    <SmartLink to={address}>
      <span className={styles.title}>
        {title} <Icon path={arrowUpRight} />
      </span>{" "}
      <span className={styles.text}>{text}</span>
    </SmartLink>
  </li>
);

/**
 * The full-screen panel of small screens, which holds what the menus of the bar hold. It's a modal
 * dialog, so the focus stays in it, the page behind neither scrolls nor answers, and the focus
 * returns to the toggle. One submenu is open at a time.
 */
export function MobileMenu({
  siteName,
  pathname,
  solutions,
  products,
  consoleAddress,
  demoAddress,
  onClose,
}: MobileMenuProps) {
  const words = useWords();
  const dialog = useModalDialog({ onClose, closesOnEscape: true, closesOnOutsideClick: false });
  const [submenu, setSubmenu] = useState<Submenu | null>(null);
  const isWide = useMediaQuery(FROM_BAR);
  const toggle = (name: Submenu) => () => setSubmenu((open) => (open === name ? null : name));

  useEffect(() => {
    if (isWide) onClose();
  }, [isWide, onClose]);

  // A link to the current page changes no address, so the panel listens itself.
  useAfterLink(dialog, true, onClose);

  const page = (to: string, label: string, section?: string) => (
    <li className={styles.entry}>
      <SmartLink to={to} className={styles.link} aria-current={currentMark(pathname, to, section)}>
        {label}
      </SmartLink>
    </li>
  );

  return (
    <dialog ref={dialog} className={styles.menu} aria-label={topBarCopy.menu}>
      <div className={styles.body}>
        <div className={`page ${styles.head}`}>
          <SiteLogo siteName={siteName} />
          <button
            type="button"
            className={styles.close}
            aria-label={topBarCopy.closeMenu}
            data-initial-focus
            onClick={onClose}
          >
            <Icon path={x} />
          </button>
        </div>
        <nav className={`page ${styles.list}`} aria-label={topBarCopy.main}>
          <ul>
            {solutions.length > 0 && (
              <Entry
                label={words.bar.solutions}
                isOpen={submenu === "solutions"}
                onToggle={toggle("solutions")}
              >
                <LoadedMenus className={styles.waiting}>{solutionLinks}</LoadedMenus>
              </Entry>
            )}
            {products.length > 0 && (
              <Entry
                label={words.bar.products}
                isOpen={submenu === "products"}
                onToggle={toggle("products")}
              >
                <LoadedMenus className={styles.waiting}>{productLinks}</LoadedMenus>
              </Entry>
            )}
            {page(researchPath, words.bar.research)}
            {page(aboutPath, words.bar.about, jobPath(""))}
            {page(newsPath, words.bar.news, articlePath(""))}
            <Entry label={words.bar.api} isOpen={submenu === "api"} onToggle={toggle("api")}>
              <ul className={styles.cards}>
                {apiLink(consoleAddress, words.apiPanel.consoleTitle, words.apiPanel.consoleText)}
                {apiLink(demoAddress, words.apiPanel.demosTitle, words.apiPanel.demosText)}
              </ul>
            </Entry>
          </ul>
        </nav>
        <div className={`page ${styles.foot}`}>
          <ButtonLink to={contactsPath}>{words.bar.contact}</ButtonLink>
          <ThemeSwitch iconsOnly />
        </div>
      </div>
    </dialog>
  );
}
