type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = ({ type }: HTMLInputElement): boolean => type === "checkbox" || type === "radio";

/** Whether a field holds something else than the built page gave it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (field instanceof HTMLInputElement && isTick(field)) {
    return field.checked !== field.defaultChecked;
  }
  if (field.type === "file") return field.value !== "";
  return field.value !== field.defaultValue;
}

const tell = (field: Field, type: "input" | "change") =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

/** What the visitor did to a field, to be repeated. */
function getReplay(field: Field): () => void {
  if (field instanceof HTMLInputElement && isTick(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  if (field.type === "file") return () => tell(field, "change");
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value;
      tell(field, "change");
    };
  }
  const { selectionStart, selectionEnd } = field;
  return () => {
    // React compares with the last value that it saw, which only the field's own setter changes.
    field.value = "";
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    tell(field, "input");
    if (selectionStart !== null && document.activeElement === field) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

/**
 * Tells React what was typed, ticked or chosen before it hydrated the page. React keeps such values in
 * the fields but fires no event for them, so components wouldn't know.
 */
export function replayFields(root: ParentNode): void {
  const changed = [...root.querySelectorAll<Field>("input, textarea, select")].filter(isChanged);
  // Read before any is played: a component that renders sets its other fields back.
  const replays = changed.map(getReplay);
  // An event makes React hydrate the part of the page around a field.
  for (const field of changed) tell(field, "input");
  for (const replay of replays) replay();
}
