import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import NotFoundPage from "../../../../src/pages/not-found";
import { useOpenDialog } from "../../../../src/shell/dialogStore";

const data = { notFoundPage: { suggestionsTitle: "Did you mean", link: "/" }, metadata: null };
const view = (missingPath?: string) => (
  <NotFoundPage
    data={data}
    location={{
      href: "https://site.example/not-found",
      origin: "https://site.example",
      pathname: "/not-found",
      state: missingPath === undefined ? null : { missingPath },
    }}
  />
);

it("searches the site", () => {
  const { result } = renderHook(useOpenDialog);
  render(view());
  fireEvent.change(screen.getByRole("searchbox", { name: "Search the site" }), {
    target: { value: "spring" },
  });
  fireEvent.submit(screen.getByRole("search"));
  expect(result.current).toEqual({ name: "search", text: "spring" });
});

it("loads no index without a mistyped path, and works if loading fails", async () => {
  const fetched = jest.spyOn(global, "fetch").mockRejectedValue(new Error("offline"));
  const { rerender } = render(view());
  expect(fetched).not.toHaveBeenCalled();
  rerender(view("/x"));
  await act(() => expect(fetched.mock.results[0]?.value).rejects.toThrow("offline"));
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Home page" })).toBeVisible();
});
