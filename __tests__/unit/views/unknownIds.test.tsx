import { render } from "@testing-library/react";
import ProductPage from "../../../src/kinds/product/page";
import SolutionPage from "../../../src/kinds/solution/page";

test("an unknown product throws an error with its id (ERR-04)", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const data = { product: null, papers: { nodes: [] }, homePage: null, metadata: null };
  expect(() =>
    render(<ProductPage data={data} location={{ search: "" }} pageContext={{ key: "nowhere" }} />),
  ).toThrow("Product nowhere not found");
});

test("an unknown solution returns nothing, without an error (ERR-05)", () => {
  const { container } = render(<SolutionPage data={{ solution: null, metadata: null }} />);
  expect(container).toBeEmptyDOMElement();
});
