import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../ui/Icon";
import { checkCircle, envelopeSimple, warningCircle } from "../ui/icons";
import * as styles from "./FormResult.module.css";

export type FormResultKind = "success" | "failure" | "question";

export interface FormResultProps {
  kind: FormResultKind;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  takesFocus?: boolean | undefined;
}

const icons = {
  success: checkCircle,
  failure: warningCircle,
  question: envelopeSimple,
} as const;

const roles = { success: "status", failure: "alert", question: undefined } as const;

/** Replaces the form; its heading takes the focus, so that it's read first. */
export function FormResult({ kind, title, children, actions, takesFocus = true }: FormResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={`${styles.outcome} ${styles[kind]}`} role={roles[kind]} data-outcome>
      <Icon path={icons[kind]} className={styles.icon} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </div>
  );
}
