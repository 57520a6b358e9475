import { toRoutablePath } from "../routes/linkTarget";
import { rememberPlace, wake } from "./rememberPlace";

/** Fired on the document after hydration; React may hydrate parts inside `Suspense` later. */
export const HYDRATED_EVENT = "site:hydrated";

export const SCRIPTS_TEMPLATE_ID = "framework-scripts";

/** Hidden note in a form, shown if a script that the page needs fails to load. */
export const FAILURE_NOTE_ID = "failure-note";

/** Events by which a visitor starts to use the page; pointer movement doesn't count. */
const INTENTS = ["pointerdown", "keydown", "touchstart", "focusin"];

/**
 * Starts Gatsby's scripts when the painted page is idle, or at the first of INTENTS. With Save-Data
 * and without a query, only INTENTS start them. Until hydration, holds button presses and
 * submissions; then replays each once. If a script fails to load, holds no more; if the page needs
 * the script, shows the form's note.
 *
 * A query sets `data-query` on the root element, so that CSS hides lists until React applies it. A
 * path that the router can't show is replaced by one that leads to the not-found page.
 */
export function bootPage(): void {
  const routable = toRoutablePath(window.location.pathname);
  if (routable !== window.location.pathname) window.history.replaceState(null, "", routable);
  const { pathname, search } = window.location;
  const root = document.documentElement;
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  const presses = new Map<HTMLElement, () => HTMLElement | undefined>();
  const submissions = new Map<HTMLFormElement, () => HTMLFormElement | undefined>();

  const start = () => {
    const template = document.getElementById(SCRIPTS_TEMPLATE_ID);
    if (!(template instanceof HTMLTemplateElement)) return;
    template.replaceWith(template.content.cloneNode(true));
  };
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
  };
  const release = () => {
    delete root.dataset.query;
    waiting.abort();
  };

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, options);

  on("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button === null) return;
    presses.set(button, rememberPlace(button));
    hold(event);
  });
  on("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    submissions.set(event.target, rememberPlace(event.target));
    hold(event);
  });
  // After a reload, Back changes only the address; before hydration nothing would render that page.
  on("popstate", () => {
    if (window.location.pathname !== pathname) window.location.reload();
  });
  on("error", ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    release();
    // The page can't start without the template's scripts and its own chunk; others are optional.
    if (target.matches("body > script[src^='/'], script[src^='/component---']"))
      document.getElementById(FAILURE_NOTE_ID)?.removeAttribute("hidden");
  });
  document.addEventListener(
    HYDRATED_EVENT,
    () => {
      release();
      for (const find of [...presses.values(), ...submissions.values()]) wake(find());
      for (const find of presses.values()) find()?.click();
      for (const find of submissions.values()) find()?.requestSubmit();
    },
    options,
  );
  for (const intent of INTENTS)
    window.addEventListener(intent, start, { ...options, passive: true });

  if (search !== "") root.dataset.query = "";
  else if (navigator.connection?.saveData === true) return;
  const startWhenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  // The first paint may come after the load event, because it waits for preloaded fonts.
  const startAfterPaint = () =>
    new PerformanceObserver(startWhenIdle).observe({ type: "paint", buffered: true });
  window.addEventListener("load", startAfterPaint, { once: true });
}
