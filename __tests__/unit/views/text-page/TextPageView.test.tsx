import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { TextPageView, RevealedEmail } from "../../../../src/views/text-page/TextPageView";
import { aTextPage } from "../pageBuilders";
import { expectLink } from "../../../support/queries";

const page = aTextPage([
  {
    anchor: "who",
    title: "Who is responsible",
    descriptionHtml: "<p>We are.</p>",
    insert: "contact-email",
  },
  { anchor: "other", title: "The rest", descriptionHtml: "<p>Is short.</p>", insert: null },
]);
const view = (
  <TextPageView
    page={page}
    inserts={{ "contact-email": <RevealedEmail email="legal@company.example" /> }}
    action={<button type="button">Show cookies preferences</button>}
  />
);

it("a legal page has its title in the header, with an optional action (PAGE-03, PAGE-09)", () => {
  render(view);
  expect(screen.getByRole("heading", { level: 1, name: "Terms and Privacy" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Show cookies preferences" })).toBeVisible();
  expect(screen.getByText("2 November 2026")).toHaveAttribute("datetime", "2026-11-02");
});

describe("the address for data protection", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is absent from the prerendered page and at 400 ms, and present at 600 ms (PAGE-08)", () => {
    expect(renderToString(view)).not.toMatch(/legal@|company\.example/);
    render(view);
    act(() => jest.advanceTimersByTime(400));
    expect(screen.queryByRole("link", { name: /@/ })).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expectLink("legal@company.example", "mailto:legal@company.example");
    expect(screen.getByRole("status")).toHaveTextContent("Contact for data protection:");
  });
});
