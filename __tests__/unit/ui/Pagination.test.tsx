import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Pagination } from "../../../src/ui/Pagination";
import { textsOf } from "../../support/queries";

const renderPages = ({ total = 120, offset = 0, limit = 6 } = {}) => {
  const onSelect = jest.fn<undefined, [number]>();
  render(
    <Pagination
      total={total}
      offset={offset}
      limit={limit}
      hrefOf={(start) => `/article/list?page=${start / limit + 1}`}
      onSelect={onSelect}
    />,
  );
  return { onSelect };
};

it("shows a window of seven around the active page (PAG-07)", () => {
  renderPages({ offset: 60 });
  const names = textsOf("link", { name: /^Page \d+$/ });
  expect(names).toEqual(["8", "9", "10", "11", "12", "13", "14"]);
});

it("marks the active page (PAG-02)", () => {
  renderPages({ offset: 13 });
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("3");
});

it("passes the offset of the pressed page, and of previous and next (PAG-03)", async () => {
  const { onSelect } = renderPages({ offset: 12 });
  for (const name of ["Page 5", "Previous page", "Next page"])
    await userEvent.click(screen.getByRole("link", { name }));
  expect(onSelect.mock.calls).toEqual([[24], [6], [18]]);
});

it("ignores a press on the active page (PAG-04)", async () => {
  const { onSelect } = renderPages({ offset: 12 });
  await userEvent.click(screen.getByRole("link", { name: "Page 3" }));
  expect(onSelect).not.toHaveBeenCalled();
});

it("ends at the first and the last page (PAG-04)", async () => {
  const { onSelect } = renderPages({ total: 12 });
  const previous = screen.getByRole("link", { name: "Previous page" });
  expect(previous).toHaveAttribute("aria-disabled", "true");
  expect(previous).not.toHaveAttribute("href");
  await userEvent.click(previous);
  expect(onSelect).not.toHaveBeenCalled();
});

it("leaves a click with a modifier to the browser", () => {
  const { onSelect } = renderPages();
  // jsdom can't open tabs and reports followed links.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Page 3" }), { ctrlKey: true });
  expect(onSelect).not.toHaveBeenCalled();
});
