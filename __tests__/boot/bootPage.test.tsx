import { bootPage, bootScript, HYDRATED_EVENT, SCRIPTS_TEMPLATE_ID } from "../../src/boot/bootPage";

const IDLE_MS = 2000;
const started = jest.fn();
let idle: (() => void)[] = [];

const setPage = (body: string) => {
  document.body.innerHTML = `${body}<template id="${SCRIPTS_TEMPLATE_ID}"><i id="script"></i></template>`;
};
const isStarted = () => document.getElementById("script") !== null;
const hydrate = () => document.dispatchEvent(new Event(HYDRATED_EVENT));
const boot = () => bootPage(SCRIPTS_TEMPLATE_ID, HYDRATED_EVENT, IDLE_MS);
const element = (id: string) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`No element ${id}`);
  return found;
};
const input = (id: string) => {
  const found = element(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input ${id}`);
  return found;
};

beforeEach(() => {
  idle = [];
  // Like a browser, jsdom has a performance; unlike one, it does not say how the page was opened.
  Object.assign(window.performance, { getEntriesByType: () => [] });
  Object.assign(window, { PerformanceNavigationTiming: Object });
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
  Object.defineProperty(navigator, "connection", { value: undefined, configurable: true });
});
afterEach(() => {
  hydrate();
  started.mockClear();
});

describe("the framework's scripts", () => {
  test("wait in their template until the browser is idle after the page has loaded", () => {
    setPage("");
    boot();
    expect(isStarted()).toBe(false);
    for (const run of idle) run();
    expect(isStarted()).toBe(true);
  });

  test.each(["pointerdown", "pointerover", "keydown", "touchstart", "focusin"])(
    "start at the first %s",
    (intent) => {
      setPage("<p id='text'>Text</p>");
      boot();
      element("text").dispatchEvent(new Event(intent, { bubbles: true }));
      expect(isStarted()).toBe(true);
    },
  );

  test("start once", () => {
    setPage("<p id='text'>Text</p>");
    boot();
    for (const intent of ["keydown", "pointerdown"]) {
      element("text").dispatchEvent(new Event(intent, { bubbles: true }));
    }
    for (const run of idle) run();
    expect(document.querySelectorAll("body > #script")).toHaveLength(1);
  });

  test("wait for an intent however idle the browser is, with Save-Data", () => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    });
    setPage("<p id='text'>Text</p>");
    boot();
    expect(idle).toHaveLength(0);
    element("text").dispatchEvent(new Event("keydown", { bubbles: true }));
    expect(isStarted()).toBe(true);
  });
});

describe("what is below the first screen", () => {
  const openedBy = (type: string) => {
    class NavigationTiming {
      readonly type = type;
    }
    Object.assign(window, { PerformanceNavigationTiming: NavigationTiming });
    Object.assign(window.performance, { getEntriesByType: () => [new NavigationTiming()] });
  };
  const isFar = () => "far" in document.documentElement.dataset;
  afterEach(() => {
    window.location.hash = "";
  });

  test("may be laid out later on a page that is opened at its beginning, until React is there", () => {
    openedBy("navigate");
    setPage("");
    boot();
    expect(isFar()).toBe(true);
    hydrate();
    expect(isFar()).toBe(false);
  });

  test.each(["reload", "back_forward"])(
    "is laid out at once after %s, which keeps the place",
    (type) => {
      openedBy(type);
      setPage("");
      boot();
      expect(isFar()).toBe(false);
    },
  );

  test("is laid out at once when the address leads to a fragment", () => {
    openedBy("navigate");
    window.location.hash = "#news";
    setPage("");
    boot();
    expect(isFar()).toBe(false);
  });
});

describe("before React is there", () => {
  test("a link is the browser's own, whatever listens to it, until all of the page is live", () => {
    setPage("<a id='a' href='#there'><span id='word'>There</span></a>");
    const pressed = jest.fn();
    element("a").addEventListener("click", pressed);
    boot();
    const click = () => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true });
      element("word").dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click()).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
    hydrate();
    click();
    expect(pressed).toHaveBeenCalledTimes(1);
    window.location.hash = "";
  });

  test("a click on a button is held, starts the scripts and is played again, once", () => {
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

  test("a key that stands for a button is held and clicks it afterwards, unless it is typed", () => {
    setPage("<button id='search' aria-keyshortcuts='/'></button><input id='field'>");
    const clicked = jest.fn();
    element("search").addEventListener("click", clicked);
    boot();
    const press = (id: string, init: KeyboardEventInit) => {
      const key = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
      element(id).dispatchEvent(key);
      return key.defaultPrevented;
    };
    expect(press("field", { key: "/" })).toBe(false);
    expect(press("search", { key: "/", ctrlKey: true })).toBe(false);
    expect(press("search", { key: "a" })).toBe(false);
    hydrate();
    expect(clicked).not.toHaveBeenCalled();

    boot();
    expect(press("search", { key: "/" })).toBe(true);
    expect(isStarted()).toBe(true);
    hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(press("search", { key: "/" })).toBe(false);
  });

  test("a link stays a link", () => {
    setPage("<a id='a' href='#x'>Link</a>");
    boot();
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    element("a").dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  test("a button that is gone is forgotten", () => {
    setPage("<button id='b'>x</button>");
    const button = element("b");
    const pressed = jest.fn();
    button.addEventListener("click", pressed);
    boot();
    button.click();
    button.remove();
    hydrate();
    expect(pressed).not.toHaveBeenCalled();
  });

  test("a submitted form is held and submitted afterwards", () => {
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

  test("typed text and ticks survive fields that React sets back, and React is told", () => {
    setPage("<input id='t'><input id='c' type='checkbox'><input id='r' type='radio' name='n'>");
    const told = jest.fn();
    boot();
    input("t").value = "typed early";
    input("t").dispatchEvent(new Event("input", { bubbles: true }));
    input("c").click();
    input("r").click();
    input("t").value = "";
    input("c").checked = false;
    input("r").checked = false;
    document.body.addEventListener("input", told);
    hydrate();
    expect(input("t")).toHaveValue("typed early");
    expect(input("c")).toBeChecked();
    expect(input("r")).toBeChecked();
    expect(told).toHaveBeenCalled();
    document.body.removeEventListener("input", told);
  });

  test("a script that cannot be loaded ends the holding, so that the page stays usable", () => {
    setPage("<button id='b'>x</button><script id='s' type='text/plain'></script>");
    const pressed = jest.fn();
    element("b").addEventListener("click", pressed);
    boot();
    element("s").dispatchEvent(new Event("error"));
    element("b").click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

test("the script in the head is whole by itself", () => {
  setPage("<button id='b'>x</button>");
  const script = document.createElement("script");
  script.textContent = bootScript();
  expect(() => document.head.append(script)).not.toThrow();
  element("b").click();
  expect(isStarted()).toBe(true);
  script.remove();
});
