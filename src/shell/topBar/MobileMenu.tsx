import { useState } from "react";
import { topBarCopy } from "../../copy/topBarCopy";
import { useModalDialog } from "../../hooks/useModalDialog";
import { useSiteCopy } from "../../hooks/useSiteData";
import { contactsPath } from "../../routes/paths";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { x } from "../../ui/icons";
import { SiteLogo } from "../SiteLogo";
import { BarEntries } from "./BarEntries";
import type { MenuName } from "./menu";
import { MenuPanel } from "./MenuPanel";
import { ThemeSwitch } from "./ThemeSwitch";
import * as bar from "./TopBar.module.css";
import * as styles from "./MobileMenu.module.css";

/** The bar's menus for small screens, as a modal dialog. */
export function MobileMenu({ pathname, onClose }: { pathname: string; onClose: () => void }) {
  const copy = useSiteCopy();
  const dialog = useModalDialog(onClose);
  const [open, setOpen] = useState<MenuName | null>(null);

  return (
    <dialog ref={dialog} className={styles.menu} aria-label={topBarCopy.menu}>
      <div className={styles.body}>
        <div className={`page ${styles.head}`}>
          <SiteLogo />
          <button
            type="button"
            className={bar.toggle}
            aria-label={topBarCopy.closeMenu}
            data-initial-focus
            onClick={onClose}
          >
            <Icon path={x} />
          </button>
        </div>
        <nav className={`page ${styles.list}`} aria-label={topBarCopy.main}>
          <BarEntries
            classes={styles}
            pathname={pathname}
            open={open}
            toggle={(name) => () => setOpen(open === name ? null : name)}
            panel={(name) => <MenuPanel name={name} />}
          />
        </nav>
        <div className={`page ${styles.foot}`}>
          <ButtonLink to={contactsPath}>{copy.bar.contact}</ButtonLink>
          <ThemeSwitch iconsOnly />
        </div>
      </div>
    </dialog>
  );
}
