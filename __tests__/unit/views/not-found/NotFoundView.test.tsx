import { act, render, screen, within } from "@testing-library/react";
import { NotFoundView } from "../../../../src/views/not-found/NotFoundView";

const page = { suggestionsTitle: "Did you mean", link: "/" };
const pages = [
  { path: "/product/wordatlas", title: "WordAtlas", kind: "Product" },
  { path: "/product/vera", title: "Vera", kind: "Product" },
  { path: "/contacts", title: "Contacts", kind: "Page" },
  { path: "/research", title: "Research", kind: "Page" },
];

describe("the page for addresses that do not exist", () => {
  it("shows 404, the sentence and the way home (NF-01, NF-02, NF-03)", () => {
    render(<NotFoundView page={page} loadPages={() => Promise.resolve(pages)} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "404. The page you were looking for doesn't exist.",
    );
    expect(screen.getByText("4", { exact: false, selector: "p[aria-hidden]" })).toHaveTextContent(
      "404",
    );
    expect(screen.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");
  });

  it("suggests the nearest pages for the path that was meant", async () => {
    render(
      <NotFoundView
        page={page}
        missingPath="/product/wordatlass"
        loadPages={() => Promise.resolve(pages)}
      />,
    );
    const near = within(await screen.findByRole("navigation", { name: /Did you mean/ }));
    expect(near.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/product/wordatlas",
      "/product/vera",
    ]);
    expect(near.getByText("/product/wordatlass")).toBeVisible();
  });

  it("loads no list of pages where nothing was mistyped, and does without one that fails", async () => {
    const loadPages = jest.fn(() => Promise.reject(new Error("offline")));
    const { rerender } = render(<NotFoundView page={page} loadPages={loadPages} />);
    expect(loadPages).not.toHaveBeenCalled();
    rerender(<NotFoundView page={page} missingPath="/x" loadPages={loadPages} />);
    await act(() => expect(loadPages.mock.results[0]?.value).rejects.toThrow("offline"));
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Home page" })).toBeVisible();
  });
});
