import { isObject } from "../lib/isObject";
import type { FieldMap } from "./fieldMap";

/** What was kept under a key in this tab; nothing when it is broken or storage is refused. */
export function readDraft(key: string): FieldMap {
  const draft = new Map<string, string | boolean>();
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "{}");
    if (!isObject(kept)) return draft;
    for (const [name, value] of Object.entries(kept)) {
      if (typeof value === "string" || typeof value === "boolean") draft.set(name, value);
    }
  } catch {
    // A draft that cannot be read is no draft.
  }
  return draft;
}

/** Keeps texts and ticks, as JSON, in this tab; refused or full storage keeps nothing. */
export function writeDraft(key: string, json: string): void {
  try {
    window.sessionStorage.setItem(key, json);
  } catch {
    // The form still holds everything.
  }
}

/** Forgets what was kept under a key. */
export function clearDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
