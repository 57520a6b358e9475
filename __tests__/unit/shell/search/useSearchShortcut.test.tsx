import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dialogStore, useOpenDialog } from "../../../../src/shell/dialogStore";
import { ShortcutSwitch } from "../../../../src/shell/search/SearchDialog";
import { useSearchShortcut } from "../../../../src/shell/search/useSearchShortcut";

const Page = () => {
  useSearchShortcut();
  return (
    <>
      <p>Text</p>
      <output>{useOpenDialog()?.name}</output>
      <input aria-label="Name" />
      <input aria-label="Sense" type="radio" />
      <div contentEditable suppressContentEditableWarning>
        Draft
      </div>
    </>
  );
};

afterEach(() => {
  act(() => dialogStore.close());
});

it("the slash key opens the search without being typed, on any keyboard layout", () => {
  render(<Page />);
  expect(fireEvent.keyDown(screen.getByText("Text"), { key: "/", shiftKey: true })).toBe(false);
  expect(screen.getByRole("status")).toHaveTextContent("search");
});

it("the slash key does nothing while disabled, and works again once enabled", async () => {
  const user = userEvent.setup();
  render(
    <>
      <Page />
      <ShortcutSwitch />
    </>,
  );
  const choice = screen.getByRole("checkbox", { name: /shortcut/ });
  expect(choice).toBeChecked();
  await user.click(choice);
  expect(localStorage.getItem("search-shortcut")).toBe("false");
  expect(fireEvent.keyDown(screen.getByText("Text"), { key: "/" })).toBe(true);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.click(choice);
  expect(localStorage.getItem("search-shortcut")).toBeNull();
  fireEvent.keyDown(screen.getByText("Text"), { key: "/" });
  expect(screen.getByRole("status")).toHaveTextContent("search");
});

it("the slash key is typed in a text field", () => {
  render(<Page />);
  for (const place of [screen.getByLabelText("Name"), screen.getByText("Draft")]) {
    expect(fireEvent.keyDown(place, { key: "/" })).toBe(true);
  }
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("the slash key opens the search from a radio button, which takes no text", () => {
  render(<Page />);
  fireEvent.keyDown(screen.getByLabelText("Sense"), { key: "/" });
  expect(screen.getByRole("status")).toHaveTextContent("search");
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  "the slash key is ignored with %j",
  (held) => {
    render(<Page />);
    expect(fireEvent.keyDown(screen.getByText("Text"), { key: "/", ...held })).toBe(true);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
);

it("the slash key does nothing while a dialog is open, and after unmounting", () => {
  const { unmount } = render(
    <>
      <Page />
      <dialog open>Another</dialog>
    </>,
  );
  fireEvent.keyDown(screen.getByText("Text"), { key: "/" });
  unmount();
  fireEvent.keyDown(document.body, { key: "/" });
  render(<Page />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
