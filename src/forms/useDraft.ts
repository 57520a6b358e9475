import { useEffect } from "react";
import { draftStorage } from "./drafts";
import type { FormValues } from "./useSchemaForm";

/**
 * Keeps what a form holds in this tab, so that it outlives a reload, and forgets it when the form
 * is as empty as at its start, such as after a success.
 */
export function useDraft(key: string, values: FormValues, empty: FormValues): void {
  const text = JSON.stringify(values);
  const isEmpty = text === JSON.stringify(empty);
  useEffect(() => {
    if (isEmpty) draftStorage.remove(key);
    else draftStorage.write(key, text);
  }, [key, text, isEmpty]);
}
