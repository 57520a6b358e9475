/**
 * What jsdom lacks and components use, with just enough behaviour to be observed. How dialogs trap
 * focus, what is on screen and how large it is are questions for the browser tests.
 */

type MediaListener = (event: MediaQueryListEvent) => void;

let matchingQueries: ReadonlySet<string> = new Set();
const mediaLists = new Set<FakeMediaQueryList>();

class FakeMediaQueryList extends EventTarget {
  onchange: MediaListener | null = null;
  private wasMatching: boolean;

  constructor(readonly media: string) {
    super();
    this.wasMatching = this.matches;
    mediaLists.add(this);
  }

  get matches(): boolean {
    return matchingQueries.has(this.media);
  }

  addListener(listener: EventListener): void {
    this.addEventListener("change", listener);
  }

  removeListener(listener: EventListener): void {
    this.removeEventListener("change", listener);
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
 * From now on exactly these media queries match, as written in the code under test; listeners
 * whose query changed are told. Wrap it in `act` when a mounted component listens.
 */
export const setMatchingMedia = (...queries: string[]): void => {
  matchingQueries = new Set(queries);
  for (const list of mediaLists) list.announce();
};

class FakeIntersectionObserver {
  static readonly all = new Set<FakeIntersectionObserver>();
  readonly root = null;
  readonly rootMargin = "0px";
  readonly thresholds = [0];
  readonly targets = new Set<Element>();

  constructor(readonly callback: (entries: object[], observer: FakeIntersectionObserver) => void) {
    FakeIntersectionObserver.all.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
    FakeIntersectionObserver.all.delete(this);
  }

  takeRecords(): object[] {
    return [];
  }
}

/** Tells every observer of the element that it entered or left the screen. */
export const setOnScreen = (target: Element, isIntersecting: boolean): void => {
  for (const observer of FakeIntersectionObserver.all) {
    if (!observer.targets.has(target)) continue;
    observer.callback(
      [{ target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 }],
      observer,
    );
  }
};

class FakeResizeObserver {
  static readonly all = new Set<FakeResizeObserver>();
  readonly targets = new Set<Element>();

  constructor(readonly callback: (entries: object[], observer: FakeResizeObserver) => void) {
    FakeResizeObserver.all.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
    FakeResizeObserver.all.delete(this);
  }
}

/** Tells every observer of the element its new content size, in CSS pixels. */
export const setContentSize = (target: Element, width: number, height: number): void => {
  for (const observer of FakeResizeObserver.all) {
    if (!observer.targets.has(target)) continue;
    observer.callback([{ target, contentRect: { width, height } }], observer);
  }
};

const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** As in browsers: an open dialog cannot be opened again, and focus returns where it came from. */
const dialogMethods = {
  show(this: HTMLDialogElement): void {
    this.open = true;
  },
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

/** Escape asks the topmost modal dialog to close: first the cancelable `cancel`, then `close`. */
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
  scrollBy: () => undefined,
});

Object.assign(HTMLMediaElement.prototype, {
  load: () => undefined,
  play: () => Promise.resolve(),
  pause: () => undefined,
});

afterEach(() => {
  matchingQueries = new Set();
  mediaLists.clear();
  FakeIntersectionObserver.all.clear();
  FakeResizeObserver.all.clear();
});
