import { act, render, screen } from "@testing-library/react";
import { hydrationTurns } from "../../src/hooks/hydrationTurns";
import { useBrowserValue } from "../../src/hooks/useBrowserValue";

let value = "first";
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const change = (next: string) => {
  act(() => {
    value = next;
    for (const listener of listeners) listener();
  });
};

const Shown = () => <p>{useBrowserValue(subscribe, () => value, "built")}</p>;

beforeEach(() => {
  value = "first";
});
afterEach(() => hydrationTurns.end());

test("what the browser knows is shown at once where no page is being taken over, and follows its changes", () => {
  render(<Shown />);
  expect(screen.getByText("first")).toBeInTheDocument();
  change("second");
  expect(screen.getByText("second")).toBeInTheDocument();
});

test("while a page is taken over, what was built stays until every part is live", async () => {
  hydrationTurns.begin();
  render(<Shown />);
  change("second");
  expect(screen.getByText("built")).toBeInTheDocument();
  await act(() => hydrationTurns.end());
  expect(screen.getByText("second")).toBeInTheDocument();
});

test("nothing is listened to once it is no longer shown", () => {
  const { unmount } = render(<Shown />);
  unmount();
  expect(listeners.size).toBe(0);
});
