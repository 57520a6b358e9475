/** Fired on the document once React owns the page. */
export const HYDRATED_EVENT = "site:hydrated";

/** The id of the inert template that holds the framework's scripts. */
export const SCRIPTS_TEMPLATE_ID = "framework-scripts";

/** How long after the page has loaded the browser may at most stay busy before the scripts start, in ms. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Keeps the page whole until the framework is there, and starts the framework when the browser is
 * idle or at the first intent; with Save-Data at intent only.
 *
 * Until then clicks on buttons, keys that stand for a button (`aria-keyshortcuts`) and submitted
 * forms are held and played again afterwards, what was typed or ticked is handed to the framework's
 * fields, and following a link or going back to another page of the site loads that page, since parts
 * of a page that is only half taken over cannot be changed for another's. If a script cannot be loaded
 * nothing is held any longer: the page stays readable and its links work.
 *
 * An address with a query marks the root with `data-query`: what the query asks for is known to the
 * framework only, which then starts with Save-Data too, and what it will replace can be kept hidden.
 *
 * A page that is opened at its beginning marks the root with `data-far`: what is below the first
 * screen may be laid out later. One that is opened at a fragment, or at the place where it was left,
 * has to know the heights of everything above.
 *
 * The source of this function is printed into the head, so it uses nothing from outside but its
 * arguments, and carries no comments. A held button is clicked on the
 * same node, which React keeps when it hydrates.
 */
export function bootPage(templateId: string, hydratedEvent: string, idleTimeoutMs: number): void {
  const path = location.pathname;
  const hasQuery = location.search !== "";
  const root = document.documentElement;
  const waiting = new AbortController();
  const { signal } = waiting;
  const intents = ["pointerdown", "pointerover", "keydown", "touchstart", "focusin"];
  const buttons = new Set<HTMLElement>();
  const forms = new Map<HTMLFormElement, HTMLElement | null>();
  const fields = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, unknown>();
  let isStarted = false;

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
  };
  const holdClick = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target.closest("a,button") : null;
    if (pressed instanceof HTMLAnchorElement) event.stopImmediatePropagation();
    if (!(pressed instanceof HTMLButtonElement)) return;
    buttons.add(pressed);
    stop(event);
  };
  const holdSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    forms.set(event.target, event.submitter);
    stop(event);
  };
  const holdKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyped =
      event.target instanceof Element && event.target.closest("input,textarea,select");
    const button = [...document.querySelectorAll<HTMLElement>("button[aria-keyshortcuts]")].find(
      (one) => one.getAttribute("aria-keyshortcuts") === event.key,
    );
    if (isTyped || button === undefined) return;
    buttons.add(button);
    stop(event);
  };
  const isTick = (field: Element): field is HTMLInputElement =>
    field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
  const keepField = (event: Event) => {
    const field = event.target;
    if (field instanceof HTMLInputElement && field.type === "file") return;
    event.stopImmediatePropagation();
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      fields.set(field, isTick(field) ? field.checked : field.value);
    }
  };
  const reloadOther = () => {
    if (location.pathname !== path) location.reload();
  };
  const giveUp = (event: Event) => {
    if (event.target instanceof HTMLScriptElement) release();
  };

  const release = () => {
    delete root.dataset.query;
    delete root.dataset.far;
    waiting.abort();
  };

  const refill = (
    field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
    kept: unknown,
  ) => {
    if (!field.isConnected) return;
    if (isTick(field)) {
      if (field.type === "radio" && kept !== true) return;
      field.checked = !kept;
      field.click();
      return;
    }
    const text = String(kept);
    field.value = text === "" ? " " : "";
    Reflect.set(Reflect.getPrototypeOf(field) ?? field, "value", text, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };

  function replay() {
    release();
    fields.forEach((kept, field) => refill(field, kept));
    buttons.forEach((button) => {
      if (button.isConnected) button.click();
    });
    forms.forEach((submitter, form) => {
      if (form.isConnected)
        form.requestSubmit(submitter?.isConnected === true ? submitter : undefined);
    });
  }

  function start() {
    if (isStarted) return;
    const template = document.getElementById(templateId);
    if (!(template instanceof HTMLTemplateElement)) {
      document.addEventListener("DOMContentLoaded", start, { once: true });
      return;
    }
    isStarted = true;
    document.body.appendChild(template.content.cloneNode(true));
  }

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => {
    window.addEventListener(type, listener, { capture: true, signal });
  };

  if (hasQuery) root.dataset.query = "";
  const [navigation] = performance.getEntriesByType("navigation");
  if (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === "navigate" &&
    location.hash === ""
  ) {
    root.dataset.far = "";
  }
  listen("click", holdClick);
  listen("keydown", holdKey);
  listen("submit", holdSubmit);
  listen("input", keepField);
  listen("change", keepField);
  listen("popstate", reloadOther);
  listen("error", giveUp);
  document.addEventListener(hydratedEvent, replay, { signal });
  intents.forEach((intent) => {
    window.addEventListener(intent, start, { capture: true, passive: true, signal });
  });
  if (navigator.connection?.saveData === true && !hasQuery) return;
  const startWhenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: idleTimeoutMs });
    else setTimeout(start, 200);
  };
  if (document.readyState === "complete") startWhenIdle();
  else window.addEventListener("load", startWhenIdle, { once: true });
}

/** The script as it stands in the head: the same on every page, so one hash allows it. */
export const bootScript = (): string =>
  `(${bootPage.toString().replace(/\n\s*/g, "\n")})(${[
    JSON.stringify(SCRIPTS_TEMPLATE_ID),
    JSON.stringify(HYDRATED_EVENT),
    String(IDLE_TIMEOUT_MS),
  ].join(",")})`;
