import { themeScript } from "../../../src/boot/themeScript";

test.each([
  ["dark", "dark"],
  ["purple", undefined],
])("the script in the head sets a stored theme, not other values: %s", (stored, theme) => {
  localStorage.setItem("theme", stored);
  const script = document.createElement("script");
  script.textContent = themeScript;
  document.head.append(script);
  expect(document.documentElement.dataset.theme).toBe(theme);
  delete document.documentElement.dataset.theme;
});
