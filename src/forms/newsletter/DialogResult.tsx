import { useEffect, useRef } from "react";
import { formCopy } from "../../copy/formCopy";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { checkCircle, warningCircle } from "../../ui/icons";
import * as styles from "./DialogResult.module.css";

type DialogOutcomeKind = "success" | "failure";

/** Above the heading of a dialog that tells an outcome: whether it went well, for the eye. */
export const StatusIcon = ({ kind }: { kind: DialogOutcomeKind }) => (
  <Icon
    path={kind === "success" ? checkCircle : warningCircle}
    className={`${styles.sign} ${styles[kind]}`}
  />
);

export interface DialogResultProps {
  kind: DialogOutcomeKind;
  text: string;
  note?: string | undefined;
  /** Closes the dialog, or leads back to the form. */
  onAction: () => void;
}

/** The outcome of a form in a dialog, below the heading, which says it and takes the focus. */
export function DialogResult({ kind, text, note, onAction }: DialogResultProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.closest("dialog")?.querySelector<HTMLElement>("[data-initial-focus]")?.focus();
  }, []);
  const isSuccess = kind === "success";
  return (
    <div ref={root} className={styles.outcome} role={isSuccess ? "status" : "alert"}>
      <p>{text}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <Button onClick={onAction}>{isSuccess ? formCopy.close : formCopy.failure.back}</Button>
    </div>
  );
}
