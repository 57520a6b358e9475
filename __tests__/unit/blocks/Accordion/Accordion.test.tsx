import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Accordion } from "../../../../src/blocks/Accordion/Accordion";
import { setMatchingMedia } from "../../../support/dom";
import { textsOf } from "../../../support/queries";

const items = [
  { title: "Concepts, not entries", descriptionHtml: "<p>A concept gathers every word.</p>" },
  { title: "Gold data", descriptionHtml: "<p>Translated by professionals.</p>" },
  { title: "Domains", descriptionHtml: "<p>Forty-one domain tags.</p>" },
];

const renderList = () => render(<Accordion items={items} />);

const openTitles = () => textsOf("button", { expanded: true });

const goTo = (fragment: string) => {
  window.location.hash = fragment;
};

afterEach(() => {
  window.history.replaceState(null, "", "/");
});

it("opens the first item, then only the pressed one, which a second press doesn't close (BLK-01)", async () => {
  renderList();
  expect(openTitles()).toEqual(["Concepts, not entries"]);
  for (const press of ["first", "second"]) {
    await userEvent.click(screen.getByRole("button", { name: "Gold data" }));
    expect([press, ...openTitles()]).toEqual([press, "Gold data"]);
  }
});

it("opens the item of a fragment that changes later, and scrolls to it smoothly (BLK-02)", async () => {
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  renderList();
  act(() => {
    goTo("domains");
  });
  await waitFor(() => {
    expect(openTitles()).toEqual(["Domains"]);
  });
  await waitFor(() => {
    expect(scroll).toHaveBeenCalledWith({ behavior: "smooth" });
  });
});

it("jumps to the fragment's item without animation under reduced motion (BLK-02)", async () => {
  setMatchingMedia("(prefers-reduced-motion: reduce)");
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  goTo("domains");
  renderList();
  await waitFor(() => {
    expect(scroll).toHaveBeenCalledWith({ behavior: "auto" });
  });
});

it.each(["nowhere", "%E0%A4%A"])("ignores the unrelated fragment %s", (fragment) => {
  goTo(fragment);
  renderList();
  expect(openTitles()).toEqual(["Concepts, not entries"]);
});
