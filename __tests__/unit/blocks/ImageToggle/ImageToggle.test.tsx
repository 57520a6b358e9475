import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ImageToggle } from "../../../../src/blocks/ImageToggle/ImageToggle";

const item = (label: string) => ({
  label,
  imageURL: { publicURL: `/${label.toLowerCase()}.svg` },
  imageAlt: `The view of ${label.toLowerCase()}`,
});
const views = ["Senses", "Domains", "Relations"].map(item);

const selected = () => screen.getByRole("button", { pressed: true }).textContent;
const shown = () => screen.getByRole("img").getAttribute("alt");

it("shows the first of its items; a press on a label shows its picture over the previous one (BLK-11)", async () => {
  const { rerender } = render(<ImageToggle items={views} />);
  expect([selected(), shown()]).toEqual(["Senses", "The view of senses"]);
  await userEvent.click(screen.getByRole("button", { name: "Domains" }));
  expect([selected(), shown()]).toEqual(["Domains", "The view of domains"]);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/senses.svg");
  rerender(<ImageToggle items={views.toReversed()} />);
  expect([selected(), shown()]).toEqual(["Relations", "The view of relations"]);
});
