import { Icon } from "../../ui/Icon";
import { caretDown } from "../../ui/icons";
import { FieldError } from "./FieldError";
import { FieldLabel } from "./FieldLabel";
import { useFormField } from "./useFormField";
import * as styles from "./fields.module.css";

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly string[];
}

/** A required choice of one among a few, its label and what is wrong with it. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const { id, errorId, error, value, control } = useFormField<string>(name);
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} text={label} isRequired />
      <div className={styles.select}>
        <select {...control} value={value} className={styles.input} aria-required>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <Icon path={caretDown} />
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
