import { act } from "@testing-library/react";
import { themeScript } from "../../../../src/boot/themeScript";
import { chooseTheme } from "../../../../src/shell/topBar/themeStore";

const attribute = () => document.documentElement.getAttribute("data-theme");
const runHeadScript = () => {
  const script = document.createElement("script");
  script.textContent = themeScript;
  document.head.append(script);
  script.remove();
};

afterEach(() => {
  act(() => chooseTheme("system"));
  jest.restoreAllMocks();
});

describe("the script in the head", () => {
  test("sets the stored theme", () => {
    localStorage.setItem("theme", "dark");
    runHeadScript();
    expect(attribute()).toBe("dark");
  });

  test("ignores other stored values", () => {
    localStorage.setItem("theme", "purple");
    runHeadScript();
    expect(attribute()).toBeNull();
    localStorage.removeItem("theme");
  });
});
