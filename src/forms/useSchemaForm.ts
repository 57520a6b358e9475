import { getIn, setIn, useFormik, type FormikValues } from "formik";
import type { SubmitEvent } from "react";
import type { AnyObjectSchema } from "yup";
import type { CheckBinding, TextBinding } from "./fields/bindings";
import { faultsOf, type Faults } from "./faultsOf";

export interface SchemaFormOptions<Values extends FormikValues> {
  initialValues: Values;
  /** Synchronous, so that Send is right from the first paint on. */
  schema: AnyObjectSchema;
  onSubmit: (values: Values) => void;
}

/** A form whose faults are known at every moment. */
export interface SchemaForm<Values> {
  values: Values;
  faults: Faults;
  text: (name: string) => TextBinding;
  check: (name: string) => CheckBinding;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  reset: (values: Values) => void;
}

/**
 * Formik with a yup schema. Formik validates after the fact; the faults here belong to the values
 * that are shown, so that Send cannot be enabled for a moment while something is missing.
 */
export function useSchemaForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
}: SchemaFormOptions<Values>): SchemaForm<Values> {
  const formik = useFormik({
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
  const faults = faultsOf(schema, formik.values);
  const errorOf = (name: string) =>
    getIn(formik.touched, name) === true ? faults[name] : undefined;
  return {
    values: formik.values,
    faults,
    text: (name) => ({
      name,
      value: String(getIn(formik.values, name) ?? ""),
      onChange: formik.handleChange,
      onBlur: formik.handleBlur,
      error: errorOf(name),
    }),
    check: (name) => ({
      name,
      checked: getIn(formik.values, name) === true,
      onChange: formik.handleChange,
      onBlur: formik.handleBlur,
      error: errorOf(name),
    }),
    onSubmit: (event) => {
      event.preventDefault();
      // Enter in a field must not send what the button would not (FORM-06).
      if (Object.keys(faults).length === 0) formik.handleSubmit(event);
    },
    reset: (values) => formik.resetForm({ values }),
  };
}

const toObject = (value: unknown): object =>
  typeof value === "object" && value !== null ? value : {};
