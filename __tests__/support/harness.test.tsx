import { render } from "@testing-library/react";
import { axe } from "jest-axe";
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

it("axe finds an image without a text alternative", async () => {
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: '<img src="/x.png">' }} />);
  const { violations } = await axe(container);
  expect(violations.map(({ id }) => id)).toContain("image-alt");
});

it("a test has no network", async () => {
  await expect(fetch("https://example.org/")).rejects.toThrow("must not reach the network");
});
