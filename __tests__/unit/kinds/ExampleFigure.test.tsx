import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import textAnalytics from "../../../data/solutions/text-analytics.json";
import { exampleSchema, type Example } from "../../../src/kinds/example/schema";
import { ExampleFigure } from "../../../src/kinds/example/ExampleFigure";

const show = (example: Parameters<typeof exampleSchema.parse>[0]) =>
  render(<ExampleFigure example={exampleSchema.parse(example)} />);

const issuesOf = (example: unknown) =>
  (exampleSchema.safeParse(example).error?.issues ?? []).map(({ message }) => message);

const spans = {
  kind: "spans",
  rows: [
    { text: "[Jordan|person] moved to [Jordan|place]." },
    { language: "ar", text: "انتقل [جوردان|person] إلى [الأردن|place]." },
  ],
};

describe("the figure of a part", () => {
  it("labels the same spans in each language and shows them as output", () => {
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

  it("has no output, and nothing to focus, where its rows are different texts", () => {
    const { container } = show({
      kind: "spans",
      rows: [
        { label: "Before", text: "The [share|not yours]." },
        { label: "After", text: "The [excess|yours]." },
      ],
    });
    expect(screen.queryByRole("list", { name: "Output" })).toBeNull();
    expect(container.querySelector("[tabindex]")).toBeNull();
  });

  it("says triples in words beside the drawing", () => {
    show({
      kind: "triples",
      subject: "Marie Curie",
      lines: ["born in [Warsaw|born in],", "discovered [polonium|discovered]"],
    });
    const [first] = within(screen.getByRole("list", { name: "Output" })).getAllByRole("listitem");
    expect(first).toHaveTextContent("Marie Curie born in Warsaw");
  });

  it.each(textAnalytics.content.map(({ anchor, example }) => [anchor, example] as const))(
    "has no violation that axe can find: %s",
    async (_, example) => {
      const { container } = show(example);
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});

describe("a part’s example in a record", () => {
  it("tells an author what is wrong with the marks", () => {
    const [row] = spans.rows;
    const withText = (text: string, language = "en") => ({
      ...spans,
      rows: [{ language, text }, row],
    });
    expect(issuesOf(withText("Ada left [Rome."))).toEqual([
      expect.stringContaining("a bracket belongs to no mark"),
    ]);
    expect(issuesOf(withText("Ada left [|place]."))).toEqual([
      expect.stringContaining("marks no words"),
    ]);
    expect(issuesOf(withText("Ada left [Рим|place]."))).toEqual([
      expect.stringContaining("isn’t written in English"),
    ]);
    expect(issuesOf(withText("Ada left.", "xx-none"))).toEqual([
      expect.stringContaining("is no code of a language"),
    ]);
  });

  it("knows the terms of a text with weights", () => {
    const example: Example = {
      kind: "weights",
      language: "en",
      text: "[Saffron|safron]",
      terms: [
        { label: "saffron", score: 0.9 },
        { label: "spice", score: 0.6 },
      ],
    };
    expect(issuesOf(example)).toEqual(["no term is called “safron”; the terms are saffron, spice"]);
  });
});
