import { useId } from "react";
import type { TextBinding } from "./bindings";
import { FieldError } from "./FieldError";
import { FieldLabel } from "./FieldLabel";
import * as styles from "./fields.module.css";

export interface SelectFieldProps {
  label: string;
  options: readonly string[];
  binding: TextBinding;
}

/** A required choice of one among a few, its label and what is wrong with it. */
export function SelectField({ label, options, binding: { error, ...binding } }: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} text={label} isRequired />
      <select
        {...binding}
        id={id}
        className={styles.input}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
