import { render, screen, within } from "@testing-library/react";
import CaseStudyPage from "../../../../src/kinds/case-study/page";
import { aCaseStudy, aPreviewStudy } from "../../views/builders";
import { expectLink, textsOf } from "../../../support/queries";

it("a case study's page shows title, cover, colours and sections in order (CASE-01, CASE-02)", () => {
  const { container } = render(
    <CaseStudyPage data={{ caseStudy: aCaseStudy(), metadata: null }} />,
  );
  expect(
    screen.getByRole("heading", { level: 1, name: "A newsroom with one memory" }),
  ).toBeVisible();
  expect(screen.getByRole("img", { name: "A word and its translations" })).toHaveAttribute(
    "src",
    "/static/case-newsroom.jpg",
  );
  expect(container.querySelector("header")).toHaveClass("gradient_1", "bg_position_1");
  const sections = textsOf("heading", { level: 2 }).filter(
    (title) => title === "The desk before" || title === "What changed",
  );
  expect(sections).toEqual(["The desk before", "What changed"]);
});

it("a case study's page shows its figure next to its cover, and marks the headline that stays apart (AMB-29)", () => {
  const headline = { time: "06:42", lang: "it", language: "Italian" };
  const wire = {
    title: "One earthquake",
    description: "Two headlines.",
    event: "earthquake",
    gloss: "Italy",
    headlines: [
      { ...headline, textHtml: "<b>Terremoto</b> in <i>Italia</i>", apart: null },
      { ...headline, time: "07:20", textHtml: "Terremoto politico", apart: "an upheaval" },
    ],
  };
  render(<CaseStudyPage data={{ caseStudy: { ...aCaseStudy(), wire }, metadata: null }} />);
  expect(screen.getByRole("img", { name: "A word and its translations" })).toBeVisible();
  const figure = within(screen.getByRole("figure", { name: "One earthquake" }));
  expect(textsOf("listitem", {}, figure)).toEqual([
    "06:42 Terremoto in Italia Italian",
    "07:20 Terremoto politico an upheaval",
  ]);
});

it("a case study with only a task has title, task, product, a link back and one to contact (AMB-01, AMB-26, RT-12)", () => {
  render(<CaseStudyPage data={{ caseStudy: aPreviewStudy(), metadata: null }} />);
  expect(
    screen.getByRole("heading", { level: 1, name: "A newsroom with one memory" }),
  ).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "The task" })).toBeVisible();
  expect(screen.getByText("To file it once.")).toBeVisible();
  expect(screen.queryByText("The short version.")).not.toBeInTheDocument();
  expectLink(
    /Atlas/,
    "/product/atlas",
    within(screen.getByRole("region", { name: "The product" })),
  );
  expectLink("Back to Atlas", "/product/atlas");
  expectLink("Ask about this study", "/contacts?about=newsroom");
});

it("a case study with only a task shows its preview without a task (AMB-01, AMB-26, RT-12)", () => {
  render(
    <CaseStudyPage data={{ caseStudy: { ...aPreviewStudy(), taskHtml: null }, metadata: null }} />,
  );
  expect(screen.getByText("The short version.")).toBeVisible();
});
