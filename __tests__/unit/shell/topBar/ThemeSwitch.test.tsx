import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { themeScript } from "../../../../src/boot/themeScript";
import { chooseTheme } from "../../../../src/shell/topBar/themeStore";
import { ThemeSwitch, ThemeToggle } from "../../../../src/shell/topBar/ThemeSwitch";
import { setMatchingMedia } from "../../../support/dom";

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

describe("choosing a theme", () => {
  test("puts it in force and remembers it; System removes both", async () => {
    const user = userEvent.setup();
    render(<ThemeSwitch />);
    expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "Dark" }));
    expect(attribute()).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    await user.click(screen.getByRole("radio", { name: "System" }));
    expect(attribute()).toBeNull();
    expect(localStorage.getItem("theme")).toBeNull();
  });
});

describe("the button in the bar", () => {
  test("goes from what is seen to the other one", async () => {
    const user = userEvent.setup();
    setMatchingMedia("(prefers-color-scheme: dark)");
    render(<ThemeToggle />);
    const button = screen.getByRole("button", { name: "Dark theme" });
    expect(button).toHaveAttribute("aria-pressed", "true");
    await user.click(button);
    expect(attribute()).toBe("light");
    expect(button).toHaveAttribute("aria-pressed", "false");
  });
});

describe("the script in the head", () => {
  test("sets the remembered theme", () => {
    localStorage.setItem("theme", "dark");
    runHeadScript();
    expect(attribute()).toBe("dark");
  });

  test("ignores anything else that was stored", () => {
    localStorage.setItem("theme", "purple");
    runHeadScript();
    expect(attribute()).toBeNull();
    localStorage.removeItem("theme");
  });
});
