import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dialogStore } from "../../../../src/shell/dialogStore";
import { ShortcutSwitch } from "../../../../src/shell/search/SearchDialog";
import { useSearchShortcut } from "../../../../src/shell/search/useSearchShortcut";

const Page = () => {
  useSearchShortcut();
  return (
    <>
      <p>Text</p>
      <input aria-label="Name" />
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
  expect(dialogStore.current()).toBe("search");
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
  expect(dialogStore.current()).toBeNull();
  await user.click(choice);
  expect(localStorage.getItem("search-shortcut")).toBeNull();
  fireEvent.keyDown(screen.getByText("Text"), { key: "/" });
  expect(dialogStore.current()).toBe("search");
});

it("the slash key is typed in a text field", () => {
  render(<Page />);
  for (const place of [screen.getByLabelText("Name"), screen.getByText("Draft")]) {
    expect(fireEvent.keyDown(place, { key: "/" })).toBe(true);
  }
  expect(dialogStore.current()).toBeNull();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  "the slash key is ignored with %j",
  (held) => {
    render(<Page />);
    expect(fireEvent.keyDown(screen.getByText("Text"), { key: "/", ...held })).toBe(true);
    expect(dialogStore.current()).toBeNull();
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
  expect(dialogStore.current()).toBeNull();
});
