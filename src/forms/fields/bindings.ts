import type { ChangeEventHandler, FocusEventHandler } from "react";

/**
 * What ties a field to a form. Without `value` the field is a plain one of the page, whose contents
 * are handed over when the form's code has come.
 */
export interface TextBinding {
  name: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?:
    ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement> | undefined;
  onBlur?:
    FocusEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement> | undefined;
  /** What is wrong, once the visitor has left the field. */
  error?: string | undefined;
}

/** The same for a tick box. */
export interface CheckBinding {
  name: string;
  checked?: boolean | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  error?: string | undefined;
}

/** The same for a file, which no form library can hold. */
export interface FileBinding {
  name: string;
  file?: File | undefined;
  error?: string | undefined;
  /** Called with a chosen file, or with undefined when it is taken away. */
  onChoose?: ((file: File | undefined) => void) | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}
