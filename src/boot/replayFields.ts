import { rememberPlace, wake } from "./rememberPlace";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const dispatch = (field: Field, type: "input" | "change") =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

/** Returns a function that enters a changed field's value in the hydrated field. */
function getReplay(field: Field): ((target: Field) => void) | undefined {
  const { value, type } = field;
  if (field instanceof HTMLSelectElement) {
    const isInitial = [...field.options].every(
      ({ selected, defaultSelected }) => selected === defaultSelected,
    );
    if (isInitial) return undefined;
    return (target) => {
      target.value = value;
      dispatch(target, "change");
    };
  }
  if (field instanceof HTMLInputElement && (type === "checkbox" || type === "radio")) {
    const { checked, defaultChecked } = field;
    if (checked === defaultChecked) return undefined;
    return (target) => {
      if (target instanceof HTMLInputElement) target.checked = !checked;
      target.click();
    };
  }
  if (field instanceof HTMLInputElement && type === "file") {
    if (value === "") return undefined;
    return (target) => {
      if (target !== field && target instanceof HTMLInputElement) target.files = field.files;
      dispatch(target, "change");
    };
  }
  if (value === field.defaultValue) return undefined;
  const { selectionStart, selectionEnd } = field;
  return (target) => {
    // React ignores a value equal to the last one set; only the native setter bypasses that.
    target.value = "";
    Reflect.set(Object.getPrototypeOf(target), "value", value, target);
    dispatch(target, "input");
    if (selectionStart === null || target instanceof HTMLSelectElement) return;
    if (document.activeElement === target) target.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Tracks fields and focus; the returned function restores both, since hydration may lose them. */
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
    // Reads all fields first: a change renders the component, which resets its other fields.
    const replays = fields.flatMap(([field, find]) => {
      const replay = getReplay(field);
      return replay ? [{ find, replay }] : [];
    });
    for (const { find } of replays) wake(find());
    if (document.activeElement === document.body) findFocused()?.focus({ preventScroll: true });
    for (const { find, replay } of replays) {
      const target = find();
      if (target) replay(target);
    }
  };
}
