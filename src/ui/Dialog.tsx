import { useId, type ReactNode } from "react";
import { blockCopy } from "../copy/blockCopy";
import { DIALOG_WIDTH_PX, NEWSLETTER_DIALOG_WIDTH_PX } from "../lib/limits";
import { useModalDialog } from "../hooks/useModalDialog";
import { RoundButton } from "./Button";
import { x } from "./icons";
import * as styles from "./Dialog.module.css";

interface OpenDialogProps {
  /** Called when the visitor asks to close it; the caller clears its flag. */
  onClose: () => void;
  /** Its heading and its name. */
  title: string;
  /** A picture above the heading. */
  sign?: ReactNode;
  /** 720 px, or 1000 px for the newsletter's dialogs. */
  width?: "normal" | "wide" | undefined;
  /** True by default. */
  closesOnEscape?: boolean | undefined;
  /** True by default. */
  closesOnOutsideClick?: boolean | undefined;
  children: ReactNode;
}

export interface DialogProps extends OpenDialogProps {
  isOpen: boolean;
}

function OpenDialog({
  onClose,
  title,
  sign,
  width = "normal",
  closesOnEscape = true,
  closesOnOutsideClick = true,
  children,
}: OpenDialogProps) {
  const headingId = useId();
  const ref = useModalDialog({ onClose, closesOnEscape, closesOnOutsideClick });
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={headingId}
      style={{ maxWidth: width === "wide" ? NEWSLETTER_DIALOG_WIDTH_PX : DIALOG_WIDTH_PX }}
    >
      <div className={styles.body}>
        {sign}
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

/**
 * A modal dialog on the native element: focus starts at its heading, stays inside and returns to
 * the opener. Its children exist only while it is open, so that whatever they load waits until then.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}
