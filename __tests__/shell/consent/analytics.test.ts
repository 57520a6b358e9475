import { createAnalytics } from "../../../src/shell/consent/analytics";

test("analytics stops without a fault where the browser refuses cookies with an error", () => {
  const refuse = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, "cookie", { get: refuse, set: refuse });
  const analytics = createAnalytics({ id: "G-TEST", origin: "https://analytics.example", page });
  expect(() => analytics.stop()).not.toThrow();
});
