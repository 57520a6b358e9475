import { readdirSync, readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import emotionary from "../../../../data/products/emotionary.json";
import textAnalytics from "../../../../data/solutions/text-analytics.json";
import { assertDefined } from "../../../../src/lib/errors";
import { isObject } from "../../../../src/lib/json";
import ProductPage from "../../../../src/kinds/product/page";
import { productSchema } from "../../../../src/kinds/product/schema";
import { exampleSchema } from "../../../../src/kinds/example/schema";
import { toOutputLines } from "../../../../src/kinds/example/output";
import { ExampleFigure } from "../../../../src/kinds/example/ExampleFigure";
import { isShape, SHARED_KINDS } from "../../../../src/kinds/example/shapes";
import { aProduct } from "../../views/builders";

const products = readdirSync("data/products").map((name) => {
  const { id, example } = productSchema.parse(
    JSON.parse(readFileSync(`data/products/${name}`, "utf8")),
  );
  return { id, example: assertDefined(example, name) };
});

const show = (record: unknown) => {
  const example = exampleSchema.parse(record);
  if (!isShape(example, SHARED_KINDS)) throw new Error(`${example.kind} is a product’s own`);
  return render(<ExampleFigure example={example} />);
};

const issuesOf = (example: unknown) =>
  (exampleSchema.safeParse(example).error?.issues ?? []).map(({ message }) => message);

const spans = {
  kind: "spans",
  rows: [
    { text: "[Jordan|person] moved to [Jordan|place]." },
    { language: "ar", text: "انتقل [جوردان|person] إلى [الأردن|place]." },
  ],
};

it("a section's figure labels the same spans in each language and in the output", () => {
  const { container } = show(spans);
  const arabic = container.querySelector("[lang=ar]");
  expect(arabic).toHaveAttribute("dir", "rtl");
  expect(arabic?.querySelectorAll("[data-part]")).toHaveLength(2);
  expect(container.querySelectorAll('[data-part="2"]')).toHaveLength(3);
  const output = within(screen.getByRole("list", { name: "Output" })).getAllByRole("listitem");
  expect(output.map(({ textContent }) => textContent)).toEqual([
    '{ "person": "Jordan" }',
    '{ "place": "Jordan" }',
  ]);
});

it("a section's figure has no output if its rows are different texts", () => {
  show({
    kind: "spans",
    rows: [
      { label: "Before", text: "The [share|not yours]." },
      { label: "After", text: "The [excess|yours]." },
    ],
  });
  expect(screen.queryByRole("list", { name: "Output" })).toBeNull();
});

it("a section's figure labels each object of triples with its relation", () => {
  show({
    kind: "triples",
    subject: "Marie Curie",
    lines: ["born in [Warsaw|born in],", "discovered [polonium|discovered]"],
  });
  const [subject, first] = screen.getAllByRole("listitem");
  expect(subject).toHaveTextContent("Marie Curie");
  expect(within(assertDefined(first, "A row")).getByText("born in")).toBeVisible();
  expect(first?.querySelector("mark")).toHaveTextContent("Warsaw");
});

it.each(textAnalytics.content.map(({ anchor, example }) => [anchor, example] as const))(
  "a section's figure has no axe violation: %s",
  async (_, example) => {
    const { container } = show(example);
    expect(await axe(container)).toHaveNoViolations();
  },
);

it("an example's malformed marks are reported", () => {
  const [row] = spans.rows;
  const withText = (text: string, language = "en") => ({
    ...spans,
    rows: [{ language, text }, row],
  });
  expect(issuesOf(withText("Ada left [Rome."))).toEqual([
    expect.stringContaining("a bracket belongs to no mark"),
  ]);
  expect(issuesOf(withText("Ada left [|place]."))).toEqual([
    expect.stringContaining("a mark has no words"),
  ]);
  expect(issuesOf(withText("Ada left [Рим|place]."))).toEqual([
    expect.stringContaining("isn’t written in English"),
  ]);
  expect(issuesOf(withText("Ada left.", "xx-none"))).toEqual([
    expect.stringContaining("isn't a language code"),
  ]);
});

const line = { text: "Ada left.", score: 1, tokens: [{ text: "Ada", lemma: "Ada", tag: "X" }] };
const terms = ["saffron", "spice"].map((label) => ({ label, score: 0.9 }));
const task = { kind: "annotation", task: "Sheet 3", tags: ["place"], done: 3, text: "No." };

it.each([
  ["tokens that aren’t its text", { kind: "pipeline", lines: [line, line] }, "they are “Ada”"],
  ["more texts done than there are", { ...task, total: 2 }, "is above the total"],
  [
    "a mark that isn’t one of its tags",
    { ...task, total: 3, text: "[Rome|plaec]" },
    "a mark names “plaec”, which isn’t a label; marks may name place",
  ],
  [
    "a mark that isn’t one of its terms",
    { kind: "weights", text: "[Saffron|safron]", terms },
    "a mark names “safron”, which isn’t a label; marks may name saffron, spice",
  ],
  [
    "a query without a mark",
    {
      kind: "steps",
      query: { text: "bridge" },
      steps: [1, 2].map(() => ({ label: "a", text: "b" })),
    },
    "mark at least one",
  ],
])("an example can’t have %s", (_, example, told) => {
  expect(issuesOf(example)[0]).toContain(told);
});

it.each([
  ["vera", '"claim": "Switzerland', '"claim": "Belgium', "card.text: “Switzerland has three"],
  ["vera", "Languages Act, art. 2", "Languages Act", "card.rows.1.text: “art. 2”"],
  ["emotionary", '"note": "0.78"', '"note": "0.123"', "card.rows.0.note: “0.123” isn’t in"],
])("the card of %s and its example must agree: %s", (id, from, to, told) => {
  const text = readFileSync(`data/products/${id}.json`, "utf8");
  const at = text.indexOf(from, id === "vera" ? text.indexOf('"work"') : 0);
  const changed = text.slice(0, at) + to + text.slice(at + from.length);
  const { error } = productSchema.safeParse(JSON.parse(changed));
  expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    expect.stringContaining(told),
  ]);
});

it.each([
  ["no label of its own", { label: undefined }, "example.label: is missing"],
  [
    "the label of another",
    { label: "no queue" },
    "variants.0.label: is the label of another choice",
  ],
  ["the base’s words", { variants: [{}] }, "variants.0.work: is the same as another"],
  ["another kind", { variants: [{ work: spans }] }, "variants.0.work.kind: must be sentiment"],
])("a variant can’t have %s", (_, changes, told) => {
  const { work, variants } = emotionary.example;
  const changed = "variants" in changes ? changes.variants : variants;
  const record = {
    ...emotionary,
    example: {
      ...emotionary.example,
      ...changes,
      variants: changed.map((one) => ({ label: "no queue", reason: "Why.", work, ...one })),
    },
  };
  const issues = productSchema.safeParse(record).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    expect.stringContaining(told),
  ]);
});

const works = products.flatMap(({ id, example }) =>
  [example, ...example.variants].map(({ label = "", work }) => ({ id, label, work })),
);

/** Returns an output's texts that a figure must also show, without codes, tags and signs. */
const saidIn = (output: unknown, key = ""): string[] => {
  if (typeof output === "string")
    return ["language", "tag", "is", "name"].includes(key) || output.length < 2 ? [] : [output];
  return isObject(output)
    ? Object.entries(output).flatMap(([name, value]) =>
        saidIn(value, Array.isArray(output) ? key : name),
      )
    : [];
};

describe.each(works)("a product at work: $id $label", ({ work }) => {
  const lines = toOutputLines(work);

  it("breaks its output after commas, without a line of only a bracket", () => {
    const texts = lines.map(({ text }) => text);
    expect(texts.filter((text) => /^[\s[\]{},]*$/.test(text))).toEqual([]);
    expect(texts.slice(0, -1).filter((text) => !/[,[]$/.test(text))).toEqual([]);
  });

  it("links each part of its figure to the output, which is JSON", async () => {
    const shown = lines.map(({ text, part }) => ({ text, part: part ?? null }));
    const facts = {
      takes: "A text.",
      gives: "Data.",
      limits: null,
      request: null,
      caption: "See.",
      label: null,
      variants: [],
    };
    const product = aProduct({ example: { ...facts, work, output: shown } });
    const data = { product, papers: { nodes: [] }, homePage: null };
    const { container } = render(
      <ProductPage data={data} location={{ search: "" }} pageContext={{ key: "atlas" }} />,
    );
    const output: unknown = JSON.parse(lines.map(({ text }) => text).join("\n"));
    const drawn = screen.getByRole("figure").textContent.toLowerCase();
    // Tags stand between the words of an annotated text.
    const said = work.kind === "annotation" ? [] : saidIn(output);
    expect(said.filter((text) => !drawn.includes(text.toLowerCase()))).toEqual([]);
    const figure = within(screen.getByRole("figure"));
    const links = figure.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    for (const href of links) expect(container.querySelector(href)).toHaveAttribute("data-part");
    const parts = lines.flatMap(({ part }) => part ?? []);
    for (const element of container.querySelectorAll<HTMLElement>("[data-part]"))
      expect(parts).toContain(Number(element.dataset.part));
    expect(await axe(container)).toHaveNoViolations();
  });
});
