import { isObject } from "../lib/isObject";
import { safeStorage } from "../lib/safeStorage";
import type { FieldMap } from "./fieldMap";

/** Drafts stay in this tab. */
export const draftStorage = safeStorage("sessionStorage");

/** The texts and ticks that were kept under a key. */
export function readDraft(key: string): FieldMap {
  const draft = new Map<string, string | boolean>();
  const kept = draftStorage.readJson(key);
  if (!isObject(kept)) return draft;
  for (const [name, value] of Object.entries(kept)) {
    if (typeof value === "string" || typeof value === "boolean") draft.set(name, value);
  }
  return draft;
}
