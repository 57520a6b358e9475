import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Carousel, type CarouselProps } from "../../../../src/blocks/Carousel/Carousel";
import { setContentSize } from "../../../support/dom";

/** Gives the track a size, which a document without layout has not, and tells the carousel. */
const measure = (contentWidth: number, visibleWidth: number) => {
  const track = screen.getByRole("group", { name: "Products" });
  Object.defineProperties(track, {
    scrollWidth: { configurable: true, value: contentWidth },
    clientWidth: { configurable: true, value: visibleWidth },
  });
  // Four items of equal width: positions lie where their starts are.
  [...(track.firstElementChild?.children ?? [])].forEach((item, index) => {
    item.getBoundingClientRect = () => new DOMRect((index * contentWidth) / 4, 0, 300, 300);
  });
  act(() => {
    setContentSize(track, visibleWidth, 400);
  });
  return track;
};

const renderCarousel = (type: CarouselProps["type"] = "block") =>
  render(
    <Carousel title="Products" id="products" type={type}>
      <li>a</li>
      <li>b</li>
      <li>c</li>
      <li>d</li>
    </Carousel>,
  );

const previous = () => screen.getByRole("button", { name: "Previous: Products" });
const next = () => screen.getByRole("button", { name: "Next: Products" });

it("a block moves by the visible width, the other type by half of it (CAR-03)", async () => {
  const { unmount } = renderCarousel("block");
  let track = measure(4000, 1000);
  await userEvent.click(next());
  expect(track.scrollLeft).toBe(1000);
  unmount();

  renderCarousel("half");
  track = measure(4000, 2000);
  await userEvent.click(next());
  expect(track.scrollLeft).toBe(1000);
});

it("both buttons are disabled when everything is in sight (CAR-04)", () => {
  renderCarousel();
  measure(900, 1000);
  expect(previous()).toBeDisabled();
  expect(next()).toBeDisabled();
});
