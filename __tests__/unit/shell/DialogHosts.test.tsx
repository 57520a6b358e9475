import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DialogHosts } from "../../../src/shell/DialogHosts";
import { dialogStore, useOpenDialog, type HostedDialogProps } from "../../../src/shell/dialogStore";

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

test("shared dialogs open on request and clear their flag on closing (BLK-14)", async () => {
  const user = userEvent.setup();
  render(<DialogHosts dialogs={dialogs} pathname="/" />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  act(() => dialogStore.open("unsubscribe"));
  await user.click(await screen.findByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("shared dialogs close on navigation, such as Back", async () => {
  const { rerender } = render(<DialogHosts dialogs={dialogs} pathname="/" />);
  act(() => dialogStore.open("unsubscribe"));
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
  rerender(<DialogHosts dialogs={dialogs} pathname="/contacts" />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("shared dialogs can be requested again after their code failed to load", async () => {
  const load = jest
    .fn(() => Promise.resolve(Unsubscription))
    .mockRejectedValueOnce(new Error("offline"));
  const { result } = renderHook(useOpenDialog);
  render(<DialogHosts dialogs={{ unsubscribe: load }} pathname="/" />);
  act(() => dialogStore.open("unsubscribe"));
  await waitFor(() => expect(result.current).toBeNull());
  act(() => dialogStore.open("unsubscribe"));
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
});

test("the fragment of the unsubscription dialog (FOOT-12) opens it in the browser, and closing removes the fragment", async () => {
  const user = userEvent.setup();
  window.history.replaceState({ key: "kept" }, "", "/research?x=1#modal-unsubscribe");
  render(<DialogHosts dialogs={dialogs} pathname="/" />);
  await user.click(await screen.findByRole("button", { name: "Close" }));
  expect(window.location.href).toMatch(/\/research\?x=1$/);
  expect(window.history.state).toEqual({ key: "kept" });
});

test("the fragment of the unsubscription dialog (FOOT-12) opens it when the fragment is added, and closes it when Back removes it", async () => {
  render(<DialogHosts dialogs={dialogs} pathname="/" />);
  changeFragment("/#modal-unsubscribe");
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
  changeFragment("/");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
