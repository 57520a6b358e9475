import { useEffect, useRef } from "react";
import { formCopy } from "../../config/copy/formCopy";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { checkCircle } from "../../ui/icons/checkCircle";
import { warningCircle } from "../../ui/icons/warningCircle";
import * as styles from "./DialogOutcome.module.css";

export interface DialogOutcomeProps {
  kind: "success" | "failure";
  text: string;
  note?: string | undefined;
  /** Closes the dialog, or leads back to the form. */
  onAction: () => void;
}

/** What came of a form in a dialog, below the dialog's heading, which says it and takes the focus. */
export function DialogOutcome({ kind, text, note, onAction }: DialogOutcomeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.closest("dialog")?.querySelector<HTMLElement>("[data-initial-focus]")?.focus();
  }, []);
  const isSuccess = kind === "success";
  return (
    <div
      ref={root}
      className={isSuccess ? styles.outcome : `${styles.outcome} ${styles.failure}`}
      role={isSuccess ? "status" : "alert"}
    >
      <Icon path={isSuccess ? checkCircle : warningCircle} className={styles.icon} />
      <p>{text}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <Button onClick={onAction}>{isSuccess ? formCopy.close : formCopy.failure.back}</Button>
    </div>
  );
}
