import type { ReactNode } from "react";
import { FieldError } from "./FieldError";
import { useFormField } from "./useFormField";
import * as styles from "./fields.module.css";

export interface CheckFieldProps {
  name: string;
  /** The words beside the box. */
  children: ReactNode;
  isRequired?: boolean | undefined;
}

/** A tick box with its words; those of a required one start with an asterisk. */
export function CheckField({ name, children, isRequired = false }: CheckFieldProps) {
  const { id, errorId, error, value, control } = useFormField<boolean>(name);
  return (
    <div className={styles.check}>
      <input {...control} checked={value} type="checkbox" aria-required={isRequired || undefined} />
      <label htmlFor={id}>
        {isRequired && <span className={styles.asterisk}>* </span>}
        {children}
      </label>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
