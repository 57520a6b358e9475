import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);

/** Stubs for what jsdom lacks. Browser tests cover focus traps, visibility and sizes. */

// Busy machines are slow; passing tests don't wait longer.
configure({ asyncUtilTimeout: 10_000 });

let matchingQueries: ReadonlySet<string> = new Set();
const mediaLists = new Set<FakeMediaQueryList>();

class FakeMediaQueryList extends EventTarget {
  private wasMatching: boolean;

  constructor(readonly media: string) {
    super();
    this.wasMatching = this.matches;
    mediaLists.add(this);
  }

  get matches(): boolean {
    return matchingQueries.has(this.media);
  }

  announce(): void {
    if (this.matches === this.wasMatching) return;
    this.wasMatching = this.matches;
    this.dispatchEvent(
      Object.assign(new Event("change"), { matches: this.matches, media: this.media }),
    );
  }
}

/**
 * Makes exactly these media queries match and notifies listeners. Use `act` with mounted
 * components.
 */
export const setMatchingMedia = (...queries: string[]): void => {
  matchingQueries = new Set(queries);
  for (const list of mediaLists) list.announce();
};

class FakeObserver {
  static readonly all = new Set<FakeObserver>();
  readonly targets = new Set<Element>();

  constructor(readonly callback: (entries: object[], observer: FakeObserver) => void) {
    FakeObserver.all.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
    FakeObserver.all.delete(this);
  }
}

class FakeIntersectionObserver extends FakeObserver {}
class FakeResizeObserver extends FakeObserver {}

export const setOnScreen = (target: Element, isIntersecting: boolean): void => {
  for (const observer of FakeObserver.all) {
    if (!(observer instanceof FakeIntersectionObserver) || !observer.targets.has(target)) continue;
    observer.callback([{ target, isIntersecting }], observer);
  }
};

const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** Like browsers: an open dialog can't be opened again, and closing restores the focus. */
const dialogMethods = {
  showModal(this: HTMLDialogElement): void {
    if (this.open) throw new DOMException("The dialog is already open.", "InvalidStateError");
    openers.set(this, document.activeElement);
    this.open = true;
    const first = this.querySelector<HTMLElement>(
      "[autofocus], button, [href], input, select, textarea, [tabindex]:not([tabindex='-1'])",
    );
    first?.focus();
  },
  close(this: HTMLDialogElement, returnValue?: string): void {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event("close"));
  },
};

/** Escape closes the topmost modal dialog: a cancelable `cancel` event, then `close`. */
const closeByEscape = (event: KeyboardEvent): void => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true })) === true) dialog.close();
};

Object.assign(HTMLDialogElement.prototype, dialogMethods);
document.addEventListener("keydown", closeByEscape);

Object.assign(window, {
  matchMedia: (query: string) => new FakeMediaQueryList(query),
  IntersectionObserver: FakeIntersectionObserver,
  ResizeObserver: FakeResizeObserver,
  scrollTo: () => undefined,
});

Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
});

Object.assign(HTMLMediaElement.prototype, {
  load: () => undefined,
  play: () => Promise.resolve(),
  pause: () => undefined,
});

afterEach(() => {
  matchingQueries = new Set();
  mediaLists.clear();
  FakeObserver.all.clear();
});

Object.assign(Blob.prototype, {
  async arrayBuffer(this: Blob) {
    const reader = new FileReader();
    reader.readAsArrayBuffer(this);
    await new Promise((resolve) => {
      reader.addEventListener("loadend", resolve);
    });
    return reader.result;
  },
});
