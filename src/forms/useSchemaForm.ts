import { getIn, setIn, useFormik } from "formik";
import type { FocusEvent, SubmitEvent } from "react";
import type { AnyObjectSchema } from "yup";
import type { CheckBinding, TextBinding } from "./fields/bindings";
import { faultsOf, type Faults } from "./faultsOf";
import { useAfterPress } from "./useAfterPress";

/** What a form holds; the schema's `cast` gives it its types. */
export type FormValues = Readonly<Record<string, unknown>>;

export interface SchemaFormOptions {
  initialValues: FormValues;
  /** Synchronous, so that Send is right from the first paint on. */
  schema: AnyObjectSchema;
  /** Called with values that the schema takes. */
  onSubmit: (values: FormValues) => Promise<void>;
}

/** A form whose faults are known at every moment. */
export interface SchemaForm {
  values: FormValues;
  faults: Faults;
  /** No field has a fault. */
  canSend: boolean;
  /** The text of a field, as the visitor wrote it. */
  textOf: (name: string) => string;
  text: (name: string) => TextBinding;
  check: (name: string) => CheckBinding;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  reset: (values: FormValues) => void;
}

const toObject = (value: unknown): object =>
  typeof value === "object" && value !== null ? value : {};

/**
 * Formik with a yup schema. Formik validates after the fact; the faults here belong to the values
 * that are shown, so that Send cannot be enabled for a moment while something is missing.
 */
export function useSchemaForm({ initialValues, schema, onSubmit }: SchemaFormOptions): SchemaForm {
  const formik = useFormik<Record<string, unknown>>({
    initialValues,
    validate: (values) =>
      Object.entries(faultsOf(schema, values)).reduce<object>(
        (errors, [path, message]) => toObject(setIn(errors, path, message)),
        {},
      ),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit,
  });
  const afterPress = useAfterPress();
  const onBlur = (event: FocusEvent) => afterPress(() => formik.handleBlur(event));
  const faults = faultsOf(schema, formik.values);
  const canSend = Object.keys(faults).length === 0;
  const errorOf = (name: string) =>
    getIn(formik.touched, name) === true ? faults[name] : undefined;
  const textOf = (name: string): string => {
    const value: unknown = getIn(formik.values, name);
    return typeof value === "string" ? value : "";
  };
  return {
    values: formik.values,
    faults,
    canSend,
    textOf,
    text: (name) => ({
      name,
      value: textOf(name),
      onChange: formik.handleChange,
      onBlur,
      error: errorOf(name),
    }),
    check: (name) => ({
      name,
      checked: getIn(formik.values, name) === true,
      onChange: formik.handleChange,
      onBlur,
      error: errorOf(name),
    }),
    onSubmit: (event) => {
      event.preventDefault();
      // Enter in a field must not send what the button would not (FORM-06).
      if (canSend) formik.handleSubmit(event);
    },
    reset: (values) => formik.resetForm({ values }),
  };
}
