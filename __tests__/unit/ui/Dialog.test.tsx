import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { Dialog, type DialogProps } from "../../../src/ui/Dialog";

const Flagged = (props: Partial<DialogProps>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <p>{isOpen ? "flag set" : "flag cleared"}</p>
      {isOpen && (
        <Dialog title="Cookie preferences" {...props} onClose={() => setIsOpen(false)}>
          <label>
            Name <input />
          </label>
        </Dialog>
      )}
    </StrictMode>
  );
};

const openDialog = async (props: Partial<DialogProps> = {}) => {
  const view = render(<Flagged {...props} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return { ...view, dialog: screen.getByRole("dialog", { name: "Cookie preferences" }) };
};

const pressOn = (down: Element, up: Element = down) => {
  fireEvent.mouseDown(down);
  fireEvent.mouseUp(up);
};

it("is at most 720 px wide, and 1000 px for the newsletter (BLK-12)", async () => {
  const { dialog, unmount } = await openDialog();
  expect(dialog).toHaveStyle({ maxWidth: "720px" });
  unmount();
  expect((await openDialog({ width: "wide" })).dialog).toHaveStyle({ maxWidth: "1000px" });
});

it("closes on Escape and on a press outside (BLK-13)", async () => {
  const { dialog, unmount } = await openDialog();
  pressOn(dialog);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  unmount();
  await openDialog();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("stays open if a press starts inside and ends outside, such as a text selection", async () => {
  const { dialog } = await openDialog();
  pressOn(screen.getByLabelText("Name"), dialog);
  expect(screen.getByRole("dialog")).toBeInTheDocument();
});
