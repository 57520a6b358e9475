import {
  useFormik,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikHelpers,
} from "formik";
import { useRef, useState } from "react";
import { ValidationError, type ISchema } from "yup";
import { useDraft, type DraftPlace, type FormValues } from "./useDraft";
import { useSubmission, type Step } from "./useSubmission";

interface MailFormOptions<Payload> {
  initialValues: FormValues;
  schema: ISchema<Payload>;
  /** Checks values that may have changed since input, such as a file; false cancels sending. */
  isReady?: (payload: Payload, helpers: FormikHelpers<FormValues>) => Promise<boolean>;
  send: (payload: Payload, signal: AbortSignal) => Promise<void>;
  draft?: DraftPlace;
}

export type MailForm = ReturnType<typeof useMailForm>;

/** Validates initial values synchronously, because Formik validates only after the first render. */
function findErrors(values: FormValues, schema: unknown): FormikErrors<FormValues> {
  try {
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    if (ValidationError.isError(error)) return yupToFormErrors<FormValues>(error);
    throw error;
  }
}

/** Returns a Formik form that validates against a contract schema and submits with `send`. */
export function useMailForm<Payload>({
  initialValues,
  schema,
  isReady,
  send,
  draft,
}: MailFormOptions<Payload>) {
  const { step, submit, backToForm } = useSubmission();
  const formRef = useRef<HTMLFormElement>(null);
  const [initialErrors] = useState(() => findErrors(initialValues, schema));
  const formik = useFormik<FormValues>({
    initialValues,
    initialErrors,
    validationSchema: schema,
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
  const shownStep: Step = formik.isSubmitting ? "pending" : step;
  return { formik, formRef, step: shownStep, backToForm };
}
