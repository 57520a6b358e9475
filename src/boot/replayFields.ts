import { rememberPlace, wake } from "./rememberPlace";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = ({ type }: Field): boolean => type === "checkbox" || type === "radio";

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

/** Reads what the visitor did to a field, to be repeated in it or in the one that took its place. */
function getReplay(field: Field): (twin: Field) => void {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    return (twin) => {
      twin.value = value;
      tell(twin, "change");
    };
  }
  if (field instanceof HTMLInputElement && isTick(field)) {
    const { checked } = field;
    return (twin) => {
      Reflect.set(twin, "checked", !checked);
      twin.click();
    };
  }
  if (field.type === "file") {
    return (twin) => {
      if (twin !== field) Reflect.set(twin, "files", Reflect.get(field, "files"));
      tell(twin, "change");
    };
  }
  const { selectionStart, selectionEnd } = field;
  return (twin) => {
    // React compares with the last value that it saw, which only the field's own setter changes.
    twin.value = "";
    Reflect.set(Object.getPrototypeOf(twin), "value", value, twin);
    tell(twin, "input");
    if (selectionStart === null || twin instanceof HTMLSelectElement) return;
    if (document.activeElement === twin) twin.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * Watches the fields and the focus of the built page until React owns it. The function that it returns
 * then repeats what was typed, ticked or chosen: React keeps values in fields that it takes over, but
 * components don't know of them, and it forgets values and focus where it renders the page anew.
 */
export function watchFields(): () => void {
  const fields = [...document.querySelectorAll<Field>("input, textarea, select")].map(
    (field) => [field, rememberPlace(field)] as const,
  );
  let findFocused: () => HTMLElement | undefined = () => undefined;
  const noticeFocus = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement !== document.body) {
      findFocused = rememberPlace(activeElement);
    }
  };
  const events = new AbortController();
  const options = { capture: true, signal: events.signal };
  noticeFocus();
  document.addEventListener("focusin", noticeFocus, options);

  return () => {
    events.abort();
    const changed = fields.filter(([field]) => isChanged(field));
    // Read before any is played: a component that renders sets its other fields back.
    const replays = changed.map(([field, find]) => [find, getReplay(field)] as const);
    for (const [, find] of fields) wake(find());
    if (document.activeElement === document.body) findFocused()?.focus({ preventScroll: true });
    for (const [find, replay] of replays) {
      const twin = find();
      if (twin) replay(twin);
    }
  };
}
