import { render, screen, within } from "@testing-library/react";
import vera from "../../../../data/products/vera.json";
import { toOutputLines } from "../../../../src/kinds/example/output";
import { exampleSchema } from "../../../../src/kinds/example/schema";
import ProductPage from "../../../../src/kinds/product/page";
import { sampleVideo } from "../../blocks/samples";
import {
  aCaseStudyCard,
  aClosing,
  aModule,
  aProduct,
  aProductCard,
  aPublication,
} from "../../views/builders";
import { expectLink, textsOf } from "../../../support/queries";

type Paper = ReturnType<typeof aPublication>;
const view = (
  product: Parameters<typeof aProduct>[0],
  { papers = [], languages }: { papers?: Paper[]; languages?: Queries.LanguageCountsFragment } = {},
) => (
  <ProductPage
    data={{
      product: aProduct(product),
      papers: { nodes: papers },
      homePage: languages ? { languages } : null,
    }}
    location={{ search: "" }}
    pageContext={{ key: "atlas" }}
  />
);
const region = (name: string | RegExp) => screen.getByRole("region", { name });
const regionNames = () =>
  screen
    .queryAllByRole("region")
    .map((part) => part.getAttribute("aria-labelledby"))
    .filter((id) => id !== null);

const fullProduct = () => ({
  content: [aModule("Two languages")],
  useCases: [{ title: "Writing", description: "First drafts.", icon: "M0 0" }],
  modules: {
    title: null,
    descriptionHtml: null,
    modules: [aModule("Build"), aModule("Connect")],
    useCases: [],
  },
  related: [aProductCard({ jsonId: "vera", title: "Vera" })],
  caseStudies: [aCaseStudyCard()],
  video: {
    title: "Annotation in a minute",
    description: "How a task is done.",
    video: sampleVideo,
  },
});

it("a product's page shows header, content, use cases, modules, related products, case studies and video (PROD-01)", () => {
  render(view(fullProduct()));
  expect(
    screen.getByRole("heading", { level: 1, name: /^Atlas ?: Words on a map$/ }),
  ).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Two languages" })).toBeVisible();
  expect(within(region("Use cases")).getByRole("heading", { name: "Writing" })).toBeVisible();
  expect(within(region("Modules")).getByRole("heading", { name: "Build" })).toBeVisible();
  expect(within(region(/^Case/)).getByRole("link", { name: /The study/ })).toBeVisible();
  expect(region("Annotation in a minute")).toBeVisible();
});

it("a product's page labels a registered product, and links to a message about it (ENT-03, FORM-07)", () => {
  render(view({ registered: true }));
  expect(
    screen.getByRole("heading", { level: 1, name: /^Atlas® ?: Words on a map$/ }),
  ).toBeVisible();
  expectLink("Talk to us about Atlas", "/contacts?about=atlas");
});

it("a product's page omits empty parts of the record (PROD-01)", () => {
  const { rerender } = render(view({}));
  expect(regionNames()).toEqual([]);
  expect(screen.getAllByRole("heading")).toHaveLength(1);
  rerender(view({ facts: { audience: null, languages: "Sixty.", start: null } }));
  expect(textsOf("term")).toEqual(["Languages", "How to start"]);
});

it("a product's page shows numbers of languages if one of them is its own", () => {
  const languages = {
    title: "How many?",
    description: "It depends.",
    counts: [
      { says: "600 languages", label: "have names", product: { jsonId: "globe" } },
      { says: "some 1,200+ languages", label: "have words", product: { jsonId: "chart" } },
      { says: "600 languages", label: "have sounds", product: { jsonId: "atlas" } },
    ],
  };
  const { rerender } = render(view({ jsonId: "vera" }, { languages }));
  expect(regionNames()).toEqual([]);
  rerender(view({}, { languages }));
  expect(textsOf("term", {}, within(region("How many?")))).toEqual(["1,200+", "600", "600"]);
  expect(region("How many?").querySelectorAll(".current")).toHaveLength(1);
  expect(region("How many?").querySelector(".current")).toHaveTextContent("have sounds");
});

it("a product's page links the header's button to the demo (PROD-03)", () => {
  render(view({}));
  const button = screen.getByRole("link", { name: /^Try it out!/ });
  expect(button).toHaveAttribute("href", "https://demo.polysema.example/atlas");
  expect(button).toHaveAttribute("target", "_blank");
});

it("a product's page disables the button without a demo (PROD-04)", () => {
  const { header } = aProduct();
  const action = { ...header.action, text: "Demo available soon", disabled: true };
  render(view({ header: { ...header, action } }));
  const button = screen.getByText("Demo available soon");
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).not.toHaveAttribute("href");
});

it("a product's page shows use cases without an icon as figures", () => {
  render(
    view({
      useCases: [{ title: "600 languages", description: "On one map.", icon: null }],
    }),
  );
  expect(region("In figures")).toHaveTextContent("600 languages");
  expect(screen.queryByRole("region", { name: "Use cases" })).not.toBeInTheDocument();
});

it("a product's page shows an example in its header, and below it the same facts for every product", () => {
  const work = exampleSchema.parse(vera.example.work);
  render(
    view({
      example: {
        ...vera.example,
        label: null,
        variants: [],
        work,
        limits: null,
        request: {
          method: "POST",
          url: "https://api.example/v1/check",
          body: '{ "claim": "…" }',
        },
        output: toOutputLines(work).map(({ text, part }) => ({ text, part: part ?? null })),
      },
      facts: { audience: "Newsrooms.", languages: null, start: "With a key." },
      closing: aClosing,
    }),
  );
  expect(screen.getByRole("figure")).toHaveTextContent("Switzerland");
  expect(textsOf("term")).toEqual([
    "For whom",
    "Takes",
    "Gives",
    "Languages",
    "How to start",
    "Limits",
  ]);
  expect(screen.getByRole("banner")).toHaveTextContent("For whom Newsrooms.");
  expect(screen.getAllByRole("definition")[0]).toHaveTextContent("Newsrooms.");
  expect(screen.getAllByRole("definition")[4]).toHaveTextContent("With a key. Try it out!");
  expect(screen.getAllByRole("definition")[5]).toHaveTextContent("Ask us.");
  for (const link of screen.getAllByRole("link", { name: "Ask us." }))
    expect(link).toHaveAttribute("href", "/contacts?about=atlas");
  expect(screen.getByText(/^curl -X POST "https:\/\/api\.example\/v1\/check"/)).toBeVisible();
  expect(screen.getAllByText(/isn’t a benchmark/)).toHaveLength(1);
  expect(region("Send us a page.")).toBeVisible();
});

it("a product's page shows its sections in the record's order, and modules only once if the exhibit shows them", () => {
  const modules = [aModule("Find"), aModule("Split")];
  const exhibit = { kind: "steps", title: null, description: null, total: null, items: [] };
  const uses = [{ title: "Routing", description: "By language.", icon: "M0 0" }];
  render(
    view({
      modules: { title: null, descriptionHtml: null, modules, useCases: [] },
      useCases: uses,
      exhibit,
      order: ["uses"],
    }),
  );
  expect(regionNames()).toEqual(["uses", "exhibit"]);
  const steps = within(region("Modules")).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringContaining("Find"),
    expect.stringContaining("Split"),
  ]);
});

it("a product's page shows papers on its task", () => {
  render(view({}, { papers: [aPublication()] }));
  const titles = textsOf("heading", { level: 3 }, within(region("Papers on this task")));
  expect(titles).toEqual(["A paper"]);
});

it("an unknown product throws an error with its id (ERR-04)", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const data = { product: null, papers: { nodes: [] }, homePage: null, metadata: null };
  expect(() =>
    render(<ProductPage data={data} location={{ search: "" }} pageContext={{ key: "nowhere" }} />),
  ).toThrow("Product nowhere not found");
});
