import { useId } from "react";
import type { TextBinding } from "./bindings";
import { FieldError } from "./FieldError";
import { FieldLabel } from "./FieldLabel";
import * as styles from "./fields.module.css";

export interface TextAreaProps {
  label: string;
  binding: TextBinding;
  /** In CSS pixels; by default as high as the style sheet says. */
  heightPx?: number | undefined;
}

/** A required field of many lines, its label and what is wrong with it. */
export function TextArea({ label, binding: { error, ...binding }, heightPx }: TextAreaProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} text={label} isRequired />
      <textarea
        {...binding}
        id={id}
        className={`${styles.input} ${styles.area}`}
        style={heightPx === undefined ? undefined : { height: heightPx }}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      <FieldError id={errorId} message={error} />
    </div>
  );
}
