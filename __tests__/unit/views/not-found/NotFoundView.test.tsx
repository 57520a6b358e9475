import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NotFoundView } from "../../../../src/views/not-found/NotFoundView";
import { fileOf, pageWith } from "../../lib/search/searchFixtures";
import { expectLink } from "../../../support/queries";

const page = { suggestionsTitle: "Did you mean", link: "/" };
const file = fileOf(
  pageWith({ path: "/product/wordatlas", title: "WordAtlas", kind: "products" }),
  pageWith({ path: "/product/vera", title: "Vera" }),
);

describe("the page for unknown addresses", () => {
  it("shows 404, the sentence and a link home (NF-01, NF-02, NF-03)", () => {
    const onSearch = jest.fn();
    render(<NotFoundView page={page} onSearch={onSearch} />);
    fireEvent.change(screen.getByRole("searchbox", { name: "Search the site" }), {
      target: { value: "spring" },
    });
    fireEvent.submit(screen.getByRole("search"));
    expect(onSearch).toHaveBeenCalledWith("spring");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "404. The page you were looking for doesn't exist.",
    );
    expect(screen.getByText("4", { exact: false, selector: "p[aria-hidden]" })).toHaveTextContent(
      "404",
    );
    expectLink("Home page", "/");
  });

  // Must be the first test: the fetched index is cached for the whole file.
  it("loads no index without a mistyped path, and works if loading fails", async () => {
    const fetched = jest.spyOn(global, "fetch").mockRejectedValue(new Error("offline"));
    const { rerender } = render(<NotFoundView page={page} />);
    expect(fetched).not.toHaveBeenCalled();
    rerender(<NotFoundView page={page} missingPath="/x" />);
    await act(() => expect(fetched.mock.results[0]?.value).rejects.toThrow("offline"));
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Home page" })).toBeVisible();
  });

  it("suggests pages similar to the mistyped path", async () => {
    jest.spyOn(global, "fetch").mockResolvedValue(Response.json(file));
    render(<NotFoundView page={page} missingPath="/product/wordatlass" />);
    const near = within(await screen.findByRole("navigation", { name: /Did you mean/ }));
    expectLink("WordAtlas Products", "/product/wordatlas", near);
    expect(near.getByText("/product/wordatlass")).toBeVisible();
  });
});
