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

afterEach(() => {
  act(() => dialogStore.close());
  window.history.replaceState(null, "", "/");
});

describe("the shared flags", () => {
  test("show a dialog when asked and clear when it closes (BLK-14)", async () => {
    const user = userEvent.setup();
    render(<DialogHosts dialogs={dialogs} pathname="/" visit="first" />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    act(() => dialogStore.open("unsubscribe"));
    await user.click(await screen.findByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(dialogStore.current()).toBeNull();
  });

  test("leave no dialog open over another page, such as after Back", async () => {
    const { rerender } = render(<DialogHosts dialogs={dialogs} pathname="/" visit="first" />);
    act(() => dialogStore.open("unsubscribe"));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    rerender(<DialogHosts dialogs={dialogs} pathname="/contacts" visit="second" />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("closing one dialog leaves another alone", () => {
    dialogStore.open("cookies");
    dialogStore.close("newsletter");
    expect(dialogStore.current()).toBe("cookies");
  });

  test("ask for a dialog anew that could not be fetched", async () => {
    const load = jest
      .fn(() => Promise.resolve(Unsubscription))
      .mockRejectedValueOnce(new Error("offline"));
    render(<DialogHosts dialogs={{ unsubscribe: load }} pathname="/" visit="first" />);
    act(() => dialogStore.open("unsubscribe"));
    await waitFor(() => expect(dialogStore.current()).toBeNull());
    act(() => dialogStore.open("unsubscribe"));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  test("clear when the dialog cannot be fetched", async () => {
    const broken = () => Promise.reject(new Error("chunk gone"));
    render(<DialogHosts dialogs={{ newsletter: broken }} pathname="/" visit="first" />);
    act(() => dialogStore.open("newsletter"));
    await waitFor(() => expect(dialogStore.current()).toBeNull());
  });
});

describe("the fragment of the unsubscription dialog (FOOT-12)", () => {
  test("opens it in the browser, and closing takes the fragment away", async () => {
    const user = userEvent.setup();
    window.history.replaceState({ key: "kept" }, "", "/research?x=1#modal-unsubscribe");
    render(<DialogHosts dialogs={dialogs} pathname="/" visit="first" />);
    await user.click(await screen.findByRole("button", { name: "Close" }));
    expect(window.location.href).toMatch(/\/research\?x=1$/);
    expect(window.history.state).toEqual({ key: "kept" });
  });

  test("opens it when the fragment comes later", async () => {
    render(<DialogHosts dialogs={dialogs} pathname="/" visit="first" />);
    window.history.replaceState(null, "", "/#modal-unsubscribe");
    act(() => {
      window.dispatchEvent(new Event("hashchange"));
    });
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  test("opens it again on the next visit to the same fragment", async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, "", "/cookies#modal-unsubscribe");
    const { rerender } = render(<DialogHosts dialogs={dialogs} pathname="/" visit="first" />);
    await user.click(await screen.findByRole("button", { name: "Close" }));
    window.history.pushState(null, "", "/contacts#modal-unsubscribe");
    rerender(<DialogHosts dialogs={dialogs} pathname="/contacts" visit="second" />);
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  test("closes it when Back takes the fragment away", async () => {
    window.history.replaceState(null, "", "/#modal-unsubscribe");
    render(<DialogHosts dialogs={dialogs} pathname="/" visit="first" />);
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    window.history.replaceState(null, "", "/");
    act(() => {
      window.dispatchEvent(new Event("hashchange"));
    });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("leaves prerendered HTML without it", () => {
    dialogStore.open("unsubscribe");
    expect(renderToString(<DialogHosts dialogs={dialogs} pathname="/" visit="first" />)).toBe("");
  });
});
