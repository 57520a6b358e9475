import { act, fireEvent, render, screen } from "@testing-library/react";
import { NotFoundView } from "../../../../src/views/not-found/NotFoundView";

const page = { suggestionsTitle: "Did you mean", link: "/" };

describe("the page for unknown addresses", () => {
  it("searches the site", () => {
    const onSearch = jest.fn();
    render(<NotFoundView page={page} onSearch={onSearch} />);
    fireEvent.change(screen.getByRole("searchbox", { name: "Search the site" }), {
      target: { value: "spring" },
    });
    fireEvent.submit(screen.getByRole("search"));
    expect(onSearch).toHaveBeenCalledWith("spring");
  });

  it("loads no index without a mistyped path, and works if loading fails", async () => {
    const fetched = jest.spyOn(global, "fetch").mockRejectedValue(new Error("offline"));
    const { rerender } = render(<NotFoundView page={page} />);
    expect(fetched).not.toHaveBeenCalled();
    rerender(<NotFoundView page={page} missingPath="/x" />);
    await act(() => expect(fetched.mock.results[0]?.value).rejects.toThrow("offline"));
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Home page" })).toBeVisible();
  });
});
