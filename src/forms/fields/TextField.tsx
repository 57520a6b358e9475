import { useId, type HTMLInputAutoCompleteAttribute } from "react";
import type { TextBinding } from "./bindings";
import { FieldError } from "./FieldError";
import { FieldLabel } from "./FieldLabel";
import * as styles from "./fields.module.css";

export interface TextFieldProps {
  label: string;
  binding: TextBinding;
  type?: "text" | "email" | undefined;
  isRequired?: boolean | undefined;
  autoComplete: HTMLInputAutoCompleteAttribute;
}

/** A field of one line, its label and what is wrong with it. */
export function TextField({
  label,
  binding: { error, ...binding },
  type = "text",
  isRequired = true,
  autoComplete,
}: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} text={label} isRequired={isRequired} />
      <input
        {...binding}
        id={id}
        type={type}
        className={styles.input}
        autoComplete={autoComplete}
        aria-required={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      <FieldError id={errorId} message={error} />
    </div>
  );
}
