import { act, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import {
  bootPage,
  FAILURE_NOTE_ID,
  HYDRATED_EVENT,
  SCRIPTS_TEMPLATE_ID,
} from "../../../src/boot/bootPage";

let paint: () => void = jest.fn();
let idle: (() => void)[] = [];

const setPage = (body: string) => {
  document.body.innerHTML = `${body}<template id="${SCRIPTS_TEMPLATE_ID}"><i id="script"></i></template>`;
};
const isStarted = () => document.getElementById("script") !== null;
const hydrate = () => document.dispatchEvent(new Event(HYDRATED_EVENT));
const boot = () => {
  bootPage();
  window.dispatchEvent(new Event("load"));
};
const element = (id: string) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`No element ${id}`);
  return found;
};

beforeEach(() => {
  paint = jest.fn();
  idle = [];
  const PerformanceObserver = jest.fn((run: () => void) => {
    paint = run;
    return { observe: jest.fn() };
  });
  const requestIdleCallback = (run: () => void) => idle.push(run);
  Object.assign(window, { PerformanceObserver, requestIdleCallback });
  Object.defineProperty(navigator, "connection", { value: undefined, configurable: true });
});
afterEach(() => void hydrate());

test("a path that the router can't show is replaced", () => {
  window.history.replaceState(null, "", "/50%-off");
  boot();
  expect(window.location.pathname).toBe("/50--off");
  window.history.replaceState(null, "", "/");
});

test("the framework's scripts wait in their template until the loaded page is painted and idle", () => {
  setPage("");
  boot();
  expect(idle).toHaveLength(0);
  paint();
  expect(isStarted()).toBe(false);
  for (const run of idle) run();
  expect(isStarted()).toBe(true);
});

test.each(["pointerdown", "keydown", "touchstart", "focusin"])(
  "the framework's scripts start at the first %s",
  (intent) => {
    setPage("<p id='text'>Text</p>");
    boot();
    element("text").dispatchEvent(new Event(intent, { bubbles: true }));
    expect(isStarted()).toBe(true);
  },
);

test("the framework's scripts wait for an intent with Save-Data, even if the browser is idle", () => {
  const value = { saveData: true };
  Object.defineProperty(navigator, "connection", { value, configurable: true });
  setPage("<p id='text'>Text</p>");
  boot();
  paint();
  expect(idle).toHaveLength(0);
  element("text").dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(isStarted()).toBe(true);
});

test("before hydration a click on a button is held, starts the scripts and is replayed once", () => {
  setPage("<button id='b'><span id='icon'>x</span></button>");
  const pressed = jest.fn();
  element("b").addEventListener("click", pressed);
  boot();
  element("icon").click();
  element("b").click();
  expect(pressed).not.toHaveBeenCalled();
  expect(isStarted()).toBe(true);
  hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
  element("b").click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("before hydration a submitted form is held and submitted after hydration", () => {
  setPage("<form id='f'><input id='t'></form>");
  const form = element("f");
  const submitted = jest.fn((event: Event) => event.preventDefault());
  boot();
  form.addEventListener("submit", submitted);
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(submitted).not.toHaveBeenCalled();
  hydrate();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test.each([
  { src: "/app.js", isHidden: false },
  { src: "/component---src-pages-contacts-tsx.js", isHidden: false },
  { src: "https://optional.example/script.js", isHidden: true },
])("if $src fails to load, no event is held; a needed script's note shows", ({ src, isHidden }) => {
  setPage(
    `<button id='b'></button><p id='${FAILURE_NOTE_ID}' hidden></p><script src='${src}'></script>`,
  );
  const pressed = jest.fn();
  element("b").addEventListener("click", pressed);
  boot();
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  element("b").click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(element(FAILURE_NOTE_ID).hidden).toBe(isHidden);
});

test("presses and submissions are replayed once each, also after a hydration mismatch", async () => {
  const pressed = jest.fn();
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const content = (
    <Suspense fallback={null}>
      <form onSubmit={submitted}>
        <textarea />
      </form>
      <button>Other</button>
      <button onClick={pressed}>Press</button>
    </Suspense>
  );
  document.body.innerHTML = `<div id="page">${renderToString(content)}</div>`;
  boot();
  // Changes the page like an extension, so that React reports a mismatch and renders it anew.
  element("page").querySelector("form")?.prepend(document.createElement("i"));
  document.querySelectorAll("button")[1]?.click();
  document.querySelector("form")?.requestSubmit();
  await act(() => hydrateRoot(element("page"), content, { onRecoverableError: () => undefined }));
  act(() => void hydrate());
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledTimes(1);
});
