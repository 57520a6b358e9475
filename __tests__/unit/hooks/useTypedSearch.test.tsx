import { act, fireEvent, render, screen } from "@testing-library/react";
import { useTypedSearch } from "../../../src/hooks/useTypedSearch";

const PAUSE_MS = 300;

interface FieldProps {
  search: string;
  onSearch: (text: string, replace: boolean) => void;
}

function Field({ search, onSearch }: FieldProps) {
  const { field } = useTypedSearch(search, onSearch);
  return <input aria-label="Search" {...field} />;
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Search" }), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTime(PAUSE_MS));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a correction before the address changes isn't lost", () => {
  const onSearch = jest.fn();
  const { rerender } = render(<Field search="" onSearch={onSearch} />);
  type("a");
  pause();
  type("");
  rerender(<Field search="a" onSearch={onSearch} />);
  pause();
  expect(onSearch).toHaveBeenLastCalledWith("", true);
});
