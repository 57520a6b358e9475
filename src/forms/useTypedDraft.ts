import { useEffect, type RefObject } from "react";
import { draftStorage, readDraft } from "./drafts";
import { readTyped } from "./fieldMap";

/**
 * Keeps what is typed in the plain fields below an element as the form's draft, while the form's own
 * code cannot be fetched; so the page can be loaded again, as the note there advises, without loss.
 */
export function useTypedDraft(
  rootRef: RefObject<HTMLElement | null>,
  key: string | undefined,
  isNeeded: boolean,
): void {
  useEffect(() => {
    const root = rootRef.current;
    if (root === null || key === undefined || !isNeeded) return undefined;
    const earlier = readDraft(key);
    const keep = () => {
      const { fields } = readTyped(root);
      if (fields.size === 0) return;
      draftStorage.write(key, JSON.stringify(Object.fromEntries([...earlier, ...fields])));
    };
    keep();
    root.addEventListener("input", keep);
    return () => root.removeEventListener("input", keep);
  }, [rootRef, key, isNeeded]);
}
