import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { DialogHosts, type HostedDialogProps } from "../../../src/shell/DialogHosts";
import { dialogStore } from "../../../src/shell/dialogStore";

const Unsubscription = ({ onClose }: HostedDialogProps) => (
  <div role="dialog" aria-label="Unsubscribe">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);
const dialogs = { unsubscribe: () => Promise.resolve(Unsubscription) };

const changeFragment = (address: string) => {
  window.history.replaceState(null, "", address);
  act(() => {
    window.dispatchEvent(new Event("hashchange"));
  });
};

afterEach(() => {
  act(() => dialogStore.close());
  window.history.replaceState(null, "", "/");
});

describe("the shared flags", () => {
  test("show a dialog when asked and clear when it closes (BLK-14)", async () => {
    const user = userEvent.setup();
    render(<DialogHosts dialogs={dialogs} pathname="/" />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    act(() => dialogStore.open("unsubscribe"));
    await user.click(await screen.findByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(dialogStore.current()).toBeNull();
  });

  test("leave no dialog open over another page, such as after Back", async () => {
    const { rerender } = render(<DialogHosts dialogs={dialogs} pathname="/" />);
    act(() => dialogStore.open("unsubscribe"));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    rerender(<DialogHosts dialogs={dialogs} pathname="/contacts" />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("ask for a dialog anew that could not be fetched", async () => {
    const load = jest
      .fn(() => Promise.resolve(Unsubscription))
      .mockRejectedValueOnce(new Error("offline"));
    render(<DialogHosts dialogs={{ unsubscribe: load }} pathname="/" />);
    act(() => dialogStore.open("unsubscribe"));
    await waitFor(() => expect(dialogStore.current()).toBeNull());
    act(() => dialogStore.open("unsubscribe"));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });
});

describe("the fragment of the unsubscription dialog (FOOT-12)", () => {
  test("opens it in the browser, and closing takes the fragment away", async () => {
    const user = userEvent.setup();
    window.history.replaceState({ key: "kept" }, "", "/research?x=1#modal-unsubscribe");
    render(<DialogHosts dialogs={dialogs} pathname="/" />);
    await user.click(await screen.findByRole("button", { name: "Close" }));
    expect(window.location.href).toMatch(/\/research\?x=1$/);
    expect(window.history.state).toEqual({ key: "kept" });
  });

  test("opens it when the fragment comes later, and closes it when Back takes that away", async () => {
    render(<DialogHosts dialogs={dialogs} pathname="/" />);
    changeFragment("/#modal-unsubscribe");
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    changeFragment("/");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("leaves prerendered HTML without it", () => {
    dialogStore.open("unsubscribe");
    expect(renderToString(<DialogHosts dialogs={dialogs} pathname="/" />)).toBe("");
  });
});
