import type { FormikProps } from "formik";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { isObject } from "../lib/json";
import { safeStorage } from "../lib/storage";

/** Untyped values of a form; the schema's `cast` gives them types. */
export type FormValues = Record<string, unknown>;

export interface DraftPlace {
  key: string;
  /** Name of a field whose stored value applies only on the page that stored the draft. */
  pageField?: string;
}

const storage = safeStorage("sessionStorage");

type Fields = Readonly<Record<string, string | boolean>>;

const getChangedFields = (values: FormValues, initialValues: FormValues): Fields =>
  Object.fromEntries(
    Object.entries(values).filter((field): field is [string, string | boolean] => {
      const [name, value] = field;
      const initial = initialValues[name];
      const isTextOrTick = typeof value === "string" || typeof value === "boolean";
      return isTextOrTick && typeof value === typeof initial && value !== initial;
    }),
  );

function getTypedFields(form: HTMLFormElement, initialValues: FormValues): Fields {
  const data = new FormData(form);
  const shown = Object.entries(initialValues).map(
    ([name, initial]) =>
      [name, typeof initial === "boolean" ? data.has(name) : data.get(name)] as const,
  );
  return getChangedFields(Object.fromEntries(shown), initialValues);
}

function getDraftFields({ key, pageField }: DraftPlace, initialValues: FormValues): Fields {
  const draft = storage.readJson(key);
  if (!isObject(draft) || !isObject(draft.fields)) return {};
  const isOnItsPage = pageField === undefined || draft.page === window.location.pathname;
  const fields = isOnItsPage ? draft.fields : { ...draft.fields, [pageField]: undefined };
  return getChangedFields(fields, initialValues);
}

/**
 * Keeps changed texts and checkboxes in session storage if `place` is given. Restores them after
 * hydration, so that the first render matches the prerendered page. Values typed before hydration
 * override the draft.
 */
export function useDraft(
  { values, initialValues, setValues }: FormikProps<FormValues>,
  formRef: RefObject<HTMLFormElement | null>,
  place?: DraftPlace,
): void {
  const isAtStart = useRef(true);
  const keep = useEffectEvent((fields: Fields) => {
    if (place === undefined) return;
    if (Object.keys(fields).length === 0) storage.remove(place.key);
    else storage.write(place.key, JSON.stringify({ page: window.location.pathname, fields }));
  });
  const restore = useEffectEvent(() => {
    const fields = {
      ...(place && getDraftFields(place, initialValues)),
      ...(formRef.current && getTypedFields(formRef.current, initialValues)),
    };
    if (Object.keys(fields).length === 0) return;
    keep(fields);
    void setValues({ ...values, ...fields });
  });
  useLayoutEffect(() => restore(), []);
  useEffect(() => {
    // The initial values of the prerendered page must not overwrite the draft.
    if (!isAtStart.current) keep(getChangedFields(values, initialValues));
    isAtStart.current = false;
  }, [values, initialValues]);
}
