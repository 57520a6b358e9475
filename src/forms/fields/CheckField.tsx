import { useId, type ReactNode } from "react";
import type { CheckBinding } from "./bindings";
import { FieldError } from "./FieldError";
import * as styles from "./fields.module.css";

export interface CheckFieldProps {
  /** The words beside the box. */
  children: ReactNode;
  binding: CheckBinding;
  isRequired?: boolean | undefined;
}

/** A tick box with its words; those of a required one start with an asterisk (FORM-08, APP-03). */
export function CheckField({
  children,
  binding: { error, ...binding },
  isRequired = false,
}: CheckFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.check}>
      <input
        {...binding}
        id={id}
        type="checkbox"
        aria-required={isRequired || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      <label htmlFor={id}>
        {isRequired && <span className={styles.asterisk}>* </span>}
        {children}
      </label>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
