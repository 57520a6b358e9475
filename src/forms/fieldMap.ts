/** What fields hold, by their names: kept in a draft, or typed before the form's code came. */
export type FieldMap = ReadonlyMap<string, string | boolean>;

/** A text that was kept under a name. */
export const keptText = (kept: FieldMap, name: string): string | undefined => {
  const value = kept.get(name);
  return typeof value === "string" ? value : undefined;
};

/** A tick that was kept under a name. */
export const keptTick = (kept: FieldMap, name: string): boolean | undefined => {
  const value = kept.get(name);
  return typeof value === "boolean" ? value : undefined;
};

/** What was done to the plain fields of a page. */
export interface TypedFields {
  fields: FieldMap;
  /** Files by the names of their fields. */
  files: ReadonlyMap<string, File>;
}

export const nothingTyped: TypedFields = { fields: new Map(), files: new Map() };

/** Reads the fields below an element that the visitor has changed. */
export function readTyped(root: ParentNode): TypedFields {
  const fields = new Map<string, string | boolean>();
  const files = new Map<string, File>();
  for (const field of root.querySelectorAll("input, textarea, select")) {
    if (field instanceof HTMLTextAreaElement) {
      if (field.value !== field.defaultValue) fields.set(field.name, field.value);
    } else if (field instanceof HTMLSelectElement) {
      const isChanged = [...field.options].some(
        ({ selected, defaultSelected }) => selected !== defaultSelected,
      );
      if (isChanged) fields.set(field.name, field.value);
    } else if (field instanceof HTMLInputElement) {
      const file = field.files?.[0];
      if (field.type === "checkbox") {
        if (field.checked !== field.defaultChecked) fields.set(field.name, field.checked);
      } else if (file !== undefined) {
        files.set(field.name, file);
      } else if (field.type !== "file" && field.value !== field.defaultValue) {
        fields.set(field.name, field.value);
      }
    }
  }
  return { fields, files };
}
