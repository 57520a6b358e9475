import { toRoutablePath } from "../routes/linkTarget";
import { safeStorage } from "../lib/safeStorage";
import { storageKeys } from "../lib/storageKeys";
import { HYDRATED_EVENT, SCRIPTS_TEMPLATE_ID } from "./bootEvents";
import { rememberPlace, wake } from "./rememberPlace";

/** How long after the page has loaded the browser may stay busy before the scripts start anyway, in ms. */
const IDLE_TIMEOUT_MS = 2000;

/** What shows that a visitor is about to use the page; a mouse that only rests on it doesn't count. */
const INTENTS = ["pointerdown", "keydown", "touchstart", "focusin"];

/** The button that a key presses; none while a visitor types or holds a modifier. */
function getButton({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (target instanceof Element && target.closest("input,textarea,select")) return undefined;
  if (safeStorage("localStorage").readJson(storageKeys.searchShortcut) === false) return undefined;
  const buttons = [...document.querySelectorAll<HTMLElement>("button[aria-keyshortcuts]")];
  return buttons.find((button) => button.getAttribute("aria-keyshortcuts") === key);
}

/**
 * Starts Gatsby's scripts when the browser is idle or at the first intent; with Save-Data at intent
 * only. Until React has hydrated the page, it holds presses of buttons and submissions of forms, and
 * carries each out once afterwards. If a script can't be loaded it lets go: the page stays readable
 * and its links work.
 *
 * An address with a query marks the root with `data-query`: only React knows what the query asks for,
 * so it starts with Save-Data too, and CSS hides meanwhile what it will replace.
 *
 * A path that the router couldn't show is changed into one that leads to not-found.
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
  let isStarted = false;

  const start = () => {
    const template = document.getElementById(SCRIPTS_TEMPLATE_ID);
    if (isStarted || !(template instanceof HTMLTemplateElement)) return;
    isStarted = true;
    document.body.append(template.content.cloneNode(true));
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
  on("keydown", (event) => {
    const button = getButton(event);
    if (button === undefined) return;
    presses.set(button, rememberPlace(button));
    hold(event);
  });
  on("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    submissions.set(event.target, rememberPlace(event.target));
    hold(event);
  });
  // Back after a reload changes the address only; nothing shows that page before React runs.
  on("popstate", () => {
    if (window.location.pathname !== pathname) window.location.reload();
  });
  on("error", ({ target }) => {
    if (target instanceof HTMLScriptElement) release();
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
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(start, 200);
  };
  window.addEventListener("load", startWhenIdle, { once: true });
}
