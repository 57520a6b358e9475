import { act, renderHook } from "@testing-library/react";
import { useScrolled } from "../../../src/hooks/useScrolled";

const scrollTo = (y: number) => {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event("scroll"));
  });
};

test("the flag follows the scroll position across its threshold (TOP-16)", () => {
  const { result } = renderHook(() => useScrolled(24));
  expect(result.current).toBe(false);
  scrollTo(24);
  expect(result.current).toBe(true);
  scrollTo(23);
  expect(result.current).toBe(false);
});
