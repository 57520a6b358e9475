import { render } from "@testing-library/react";
import { takeConsoleMessages } from "./failingConsole";

it("a test keeps what React complains about, and so would fail", () => {
  render(
    <ul>
      {["one", "two"].map((word) => (
        <li>{word}</li>
      ))}
    </ul>,
  );
  expect(takeConsoleMessages().join()).toMatch(/unique "key" prop/);
});

it("a test has no network", async () => {
  await expect(fetch("https://example.org/")).rejects.toThrow("must not reach the network");
});
