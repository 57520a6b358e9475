import { useEffect, type RefObject } from "react";
import { draftStorage, readDraft } from "./drafts";
import { readTyped } from "./fieldMap";

/** Where a form's draft is kept. */
export interface DraftPlace {
  key: string;
  /** Told beside a position that is chosen, which counts on this page only. */
  page?: string | undefined;
}

/**
 * Keeps what is typed in the plain fields below an element as the form's draft, while the form's own
 * code cannot be fetched; so the page can be loaded again, as the note there advises, without loss.
 */
export function useTypedDraft(
  rootRef: RefObject<HTMLElement | null>,
  draft: DraftPlace | undefined,
  isNeeded: boolean,
): void {
  const key = draft?.key;
  const page = draft?.page;
  useEffect(() => {
    const root = rootRef.current;
    if (root === null || key === undefined || !isNeeded) return undefined;
    const earlier = readDraft(key);
    const keep = () => {
      const { fields } = readTyped(root);
      const kept = Object.fromEntries([...earlier, ...fields]);
      if (page !== undefined && fields.has("position")) kept.page = page;
      if (Object.keys(kept).length === 0) draftStorage.remove(key);
      else draftStorage.write(key, JSON.stringify(kept));
    };
    keep();
    root.addEventListener("input", keep);
    return () => root.removeEventListener("input", keep);
  }, [rootRef, key, page, isNeeded]);
}
