import type { FormikProps } from "formik";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { isObject } from "../lib/isObject";
import { safeStorage } from "../lib/safeStorage";
import type { FormValues } from "./useMailForm";

/** Where a form's draft is kept. */
export interface DraftPlace {
  key: string;
  /** A field whose kept value counts only on the page where it was chosen. */
  pageField?: string;
}

/** Drafts stay in this tab. */
const storage = safeStorage("sessionStorage");

type Fields = Readonly<Record<string, string | boolean>>;

/** The texts and ticks that differ from those at the start. */
const changedFields = (values: FormValues, initialValues: FormValues): Fields =>
  Object.fromEntries(
    Object.entries(values).filter((field): field is [string, string | boolean] => {
      const [name, value] = field;
      const initial = initialValues[name];
      const isTextOrTick = typeof value === "string" || typeof value === "boolean";
      return isTextOrTick && typeof value === typeof initial && value !== initial;
    }),
  );

/** What the visitor changed in the fields of the page as built, before React took them over. */
function typedFields(form: HTMLFormElement, initialValues: FormValues): Fields {
  const data = new FormData(form);
  const shown = Object.entries(initialValues).map(
    ([name, initial]) =>
      [name, typeof initial === "boolean" ? data.has(name) : data.get(name)] as const,
  );
  return changedFields(Object.fromEntries(shown), initialValues);
}

function draftFields({ key, pageField }: DraftPlace, initialValues: FormValues): Fields {
  const draft = storage.readJson(key);
  if (!isObject(draft) || !isObject(draft.fields)) return {};
  const isOnItsPage = pageField === undefined || draft.page === window.location.pathname;
  const fields = isOnItsPage ? draft.fields : { ...draft.fields, [pageField]: undefined };
  return changedFields(fields, initialValues);
}

/**
 * Keeps in this tab what a form holds, so that it outlives a reload, and forgets it once the form is
 * as it was at its start, such as after it was sent. The draft is filled in after the page is
 * hydrated, so that the first render equals the page as built; what was typed by then comes first.
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
      ...(place && draftFields(place, initialValues)),
      ...(formRef.current && typedFields(formRef.current, initialValues)),
    };
    if (Object.keys(fields).length === 0) return;
    keep(fields);
    void setValues({ ...values, ...fields });
  });
  // Before the first paint, so that nothing flashes.
  useLayoutEffect(() => restore(), []);
  useEffect(() => {
    // The values of the page as built say nothing of the draft.
    if (!isAtStart.current) keep(changedFields(values, initialValues));
    isAtStart.current = false;
  }, [values, initialValues]);
}
