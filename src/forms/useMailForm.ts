import {
  useFormik,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikHelpers,
  type FormikProps,
} from "formik";
import { useRef, useState, type RefObject } from "react";
import { ValidationError, type ISchema } from "yup";
import { useDraft, type DraftPlace } from "./useDraft";
import { useSubmission, type Step } from "./useSubmission";

/** What the fields of a form hold, by their names; its schema's `cast` gives them their types. */
export type FormValues = Record<string, unknown>;

export interface MailFormOptions<Payload> {
  initialValues: FormValues;
  /** What the values must be, by the contract with the gateway. */
  schema: ISchema<Payload>;
  /** Looks once more at what may have changed since it was filled in; false keeps it from being sent. */
  isReady?: (payload: Payload, helpers: FormikHelpers<FormValues>) => Promise<boolean>;
  send: (payload: Payload, signal: AbortSignal) => Promise<void>;
  draft?: DraftPlace;
}

/** A form and how far it has got. */
export interface MailForm {
  formik: FormikProps<FormValues>;
  formRef: RefObject<HTMLFormElement | null>;
  step: Step;
  /** Goes back from an outcome to the form. */
  backToForm: () => void;
}

/** What is wrong with the values at the start; Formik itself looks only after the first render. */
function errorsIn(values: FormValues, schema: unknown): FormikErrors<FormValues> {
  try {
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    if (ValidationError.isError(error)) return yupToFormErrors<FormValues>(error);
    throw error;
  }
}

/** A form that is validated by a schema of the contract and sent to the mail gateway. */
export function useMailForm<Payload>({
  initialValues,
  schema,
  isReady,
  send,
  draft,
}: MailFormOptions<Payload>): MailForm {
  const { step, submit, backToForm } = useSubmission();
  const formRef = useRef<HTMLFormElement>(null);
  // So the button of the page as built is disabled.
  const [initialErrors] = useState(() => errorsIn(initialValues, schema));
  const formik = useFormik<FormValues>({
    initialValues,
    initialErrors,
    validationSchema: schema,
    // Leaving a field changes no value.
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      const payload = schema.cast(values);
      if (isReady !== undefined && !(await isReady(payload, helpers))) return;
      await submit(async (signal) => {
        await send(payload, signal);
        if (!signal.aborted) helpers.resetForm();
      });
    },
  });
  useDraft(formik, formRef, draft);
  return { formik, formRef, step: formik.isSubmitting ? "pending" : step, backToForm };
}
