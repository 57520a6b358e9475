import { useId, type ReactNode } from "react";
import { Icon } from "../../ui/Icon";
import { caretDown } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import { fetchMenuPanel } from "./menuPanels";
import * as styles from "./TopBar.module.css";

export interface BarMenuProps {
  label: string;
  isOpen: boolean;
  /** The page shown is in this menu. */
  isCurrent?: boolean | undefined;
  /** The links of the menu where there are no scripts. */
  plainLinks: readonly { to: string; text: string }[];
  onToggle: () => void;
  /** What the panel shows while it is open. */
  children: ReactNode;
}

/**
 * An entry of the bar that opens a panel: a button and what it controls, one after the other in
 * reading order. What the panel shows is fetched when the button is reached for. Without scripts the
 * panel has plain links to the same pages.
 */
export function BarMenu({
  label,
  isOpen,
  isCurrent = false,
  plainLinks,
  onToggle,
  children,
}: BarMenuProps) {
  const panelId = useId();
  return (
    <li className={styles.menu}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent ? "true" : undefined}
        onPointerEnter={fetchMenuPanel}
        onFocus={fetchMenuPanel}
        onClick={onToggle}
      >
        {label} <Icon path={caretDown} className={styles.caret} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen} tabIndex={-1}>
        {isOpen && children}
        <noscript>
          <ul className={`page ${styles.plainLinks}`}>
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
