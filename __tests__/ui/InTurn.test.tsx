import { act, render, screen } from "@testing-library/react";
import { hydrationTurns } from "../../src/hooks/hydrationTurns";
import { InTurn } from "../../src/ui/InTurn";

afterEach(() => hydrationTurns.end());

test("a part is there at once when no page is being taken over", () => {
  render(
    <InTurn far>
      <p>Text</p>
    </InTurn>,
  );
  expect(screen.getByText("Text")).toBeInTheDocument();
});

test("while a page is taken over, a part comes when its turn has come", async () => {
  hydrationTurns.begin();
  render(
    <>
      <p>Before</p>
      <InTurn>
        <p>Part</p>
      </InTurn>
    </>,
  );
  expect(screen.getByText("Before")).toBeInTheDocument();
  expect(screen.queryByText("Part")).not.toBeInTheDocument();
  await act(() => hydrationTurns.end());
  expect(await screen.findByText("Part")).toBeInTheDocument();
});

test("a far part is no longer far once it is taken over", async () => {
  hydrationTurns.begin();
  const { container } = render(
    <InTurn far>
      <p>Part</p>
    </InTurn>,
  );
  await act(() => hydrationTurns.end());
  await screen.findByText("Part");
  expect(container.querySelector(".far")).toBeNull();
});
