import { useId, type ReactNode } from "react";
import { blockCopy } from "../copy/blockCopy";
import { DIALOG_WIDTH_PX, WIDE_DIALOG_WIDTH_PX } from "../lib/limits";
import { useModalDialog } from "../hooks/useModalDialog";
import { RoundButton } from "./Button";
import { x } from "./icons";
import * as styles from "./Dialog.module.css";

export interface DialogProps {
  /** Called on Escape, a press outside or the close button; must unmount the dialog. */
  onClose: () => void;
  title: string;
  width?: "normal" | "wide" | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog, open while mounted. The focus starts at the heading, stays inside the
 * dialog, and returns to the opener on unmount.
 */
export function Dialog({ onClose, title, width = "normal", children }: DialogProps) {
  const headingId = useId();
  return (
    <dialog
      ref={useModalDialog(onClose)}
      className={`sheet ${styles.dialog}`}
      aria-labelledby={headingId}
      style={{ maxWidth: width === "wide" ? WIDE_DIALOG_WIDTH_PX : DIALOG_WIDTH_PX }}
    >
      <div className={styles.body}>
        <h2 id={headingId} tabIndex={-1} data-initial-focus>
          {title}
        </h2>
        {children}
        <RoundButton
          label={blockCopy.close}
          iconPath={x}
          className={styles.close}
          onClick={onClose}
        />
      </div>
    </dialog>
  );
}
