import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PreviewReport } from "../../../../src/lib/previewReport";
import { Preview } from "../../../../src/shell/preview/Preview";
import { anIssue, aReport } from "./previewFixtures";

/** A store that says what a test says. */
function getStore(first: PreviewReport) {
  const listeners = new Set<() => void>();
  let report = first;
  return {
    store: {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      current: () => report,
    },
    say: (next: PreviewReport) =>
      act(() => {
        report = next;
        for (const listener of listeners) listener();
      }),
  };
}

function show(report: PreviewReport, path = "/product/vera") {
  window.history.replaceState(null, "", path);
  const { store, say } = getStore(report);
  const view = render(
    <>
      <main id="main" tabIndex={-1}>
        <h1>Vera</h1>
      </main>
      <Preview store={store} />
    </>,
  );
  return { say, ...view };
}

const panel = () => screen.queryByRole("region");
const theIssue = aReport({ issues: [anIssue()] });

describe("the issues beside a page", () => {
  test("are announced with place, words and advice", () => {
    show(theIssue);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "1 issue, 1 recordThe record of this page cannot be used",
    );
    const region = screen.getByRole("region", { name: "The record of this page cannot be used" });
    const item = within(region).getByRole("listitem");
    expect(item).toHaveTextContent("data/products/vera.json:14:5");
    expect(item).toHaveTextContent('related[2]: no product "wordatlass"');
    expect(within(item).getByText('Did you mean "wordatlas"?')).toBeVisible();
  });

  test("of other records alone are a status and no alarm", () => {
    show(theIssue, "/product/lextag");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(
      screen.getByRole("region", { name: "Records of other pages cannot be used" }),
    ).toBeVisible();
  });

  test("stand apart where they are warnings, and come last", () => {
    const warning = anIssue({ level: "warning", line: 20, message: "could be better" });
    const { say } = show(aReport({ issues: [warning] }));
    expect(screen.queryByRole("alert")).toBeNull();
    const region = screen.getByRole("region", { name: /can be used, and could be better/ });
    expect(within(region).getByRole("group")).toHaveTextContent("1 warning on this page");
    say(aReport({ issues: [warning, anIssue()] }));
    expect(screen.getByRole("alert")).toHaveTextContent("1 issue, 1 record");
    const items = within(screen.getByRole("region")).getAllByRole("listitem", { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("wordatlass"),
      expect.stringContaining("could be better"),
    ]);
  });

  test("go away when they are fixed, and that is told", () => {
    const { say } = show(theIssue);
    say(aReport({ version: "2" }));
    expect(panel()).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent(
      "The records are fixed; no issue is left.",
    );
  });

  test("can be hidden, and come back with the next save", async () => {
    const { say } = show(theIssue);
    await userEvent.click(screen.getByRole("button", { name: "Hide until the next save" }));
    expect(panel()).toBeNull();
    expect(screen.getByRole("main")).toHaveFocus();
    say({ ...theIssue });
    expect(panel()).toBeNull();
    say({ ...theIssue, version: "2" });
    expect(panel()).not.toBeNull();
  });

  test("are copied as the check prints them", async () => {
    const user = userEvent.setup();
    show(aReport({ issues: [anIssue(), anIssue({ line: 20, field: "", message: "is missing" })] }));
    await user.click(screen.getByRole("button", { name: "Copy both lines" }));
    expect(await navigator.clipboard.readText()).toBe(
      [
        'data/products/vera.json:14:5  error  related[2]: no product "wordatlass"; did you mean "wordatlas"?  reference',
        "data/products/vera.json:20:5  error  is missing  reference",
      ].join("\n"),
    );
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  });
});

describe("the mark of a page that is not published", () => {
  const mark = () => screen.queryByRole("complementary", { name: "Publication of this page" });
  const unpublished = (draft: boolean, publishAt: string | null) =>
    aReport({ unpublished: [{ path: "/product/vera", draft, publishAt }] });

  test("says that visitors do not see it", () => {
    show(unpublished(true, null), "/product/vera/");
    expect(mark()).toHaveTextContent(/^Draft\. Shown only while developing\.$/);
  });

  test.each([
    [false, "Goes live on 2026-12-01T09:00+01:00, with the next build."],
    [true, "Goes live on 2026-12-01T09:00+01:00, with the next build, if it is no draft by then."],
  ])("says when the page goes live, as the record has it (draft %s)", (draft, words) => {
    show(unpublished(draft, "2026-12-01T09:00+01:00"));
    expect(mark()).toHaveTextContent(words);
  });
});
