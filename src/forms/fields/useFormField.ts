import { useField } from "formik";
import { useId } from "react";

/** A field of a form, tied to its words: its label by `id`, its error once the visitor has left it. */
export function useFormField<Value>(name: string) {
  const [field, { touched, error }, helpers] = useField<Value>(name);
  const id = useId();
  const errorId = `${id}-error`;
  const shown = touched ? error : undefined;
  return {
    id,
    errorId,
    error: shown,
    value: field.value,
    helpers,
    /** For the control itself. Its form sees to what happens when it is left. */
    control: {
      id,
      name,
      onChange: field.onChange,
      "aria-invalid": shown === undefined ? undefined : true,
      "aria-describedby": shown === undefined ? undefined : errorId,
    },
  };
}
