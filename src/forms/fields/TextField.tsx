import type { HTMLInputAutoCompleteAttribute } from "react";
import { FieldError } from "./FieldError";
import { FieldLabel } from "./FieldLabel";
import { useFormField } from "./useFormField";
import * as styles from "./fields.module.css";

export interface TextFieldProps {
  name: string;
  label: string;
  type?: "text" | "email" | undefined;
  isRequired?: boolean | undefined;
  autoComplete: HTMLInputAutoCompleteAttribute;
}

/** A field of one line, its label and what is wrong with it. */
export function TextField({
  name,
  label,
  type = "text",
  isRequired = true,
  autoComplete,
}: TextFieldProps) {
  const { id, errorId, error, value, control } = useFormField<string>(name);
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} text={label} isRequired={isRequired} />
      <input
        {...control}
        value={value}
        type={type}
        className={styles.input}
        autoComplete={autoComplete}
        aria-required={isRequired}
      />
      <FieldError id={errorId} message={error} />
    </div>
  );
}
