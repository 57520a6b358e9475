import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PREVIEW_POLL_MS } from "../../../../src/lib/limits";
import type { PreviewIssue, PreviewReport } from "../../../../src/lib/previewReport";
import { Preview } from "../../../../src/shell/preview/Preview";

/** A reference of the product Vera to a missing record. */
const anIssue = (fields: Partial<PreviewIssue> = {}): PreviewIssue => ({
  file: "data/products/vera.json",
  line: 14,
  column: 5,
  field: "related[2]",
  severity: "error",
  message: 'no product "wordatlass"; did you mean "wordatlas"?',
  rule: "reference",
  pages: ["/product/vera"],
  ...fields,
});

const aReport = (fields: Partial<PreviewReport> = {}): PreviewReport => ({
  version: "1",
  issues: [],
  unpublished: [],
  ...fields,
});

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = () => act(() => jest.advanceTimersByTimeAsync(PREVIEW_POLL_MS));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders a page with its preview; `say` sets the server's response, null for none. */
async function show(report: PreviewReport, path = "/product/vera") {
  window.history.replaceState(null, "", path);
  const ask = jest.spyOn(globalThis, "fetch");
  ask.mockImplementation(() => Promise.resolve(Response.json(report)));
  render(
    <>
      <main id="main" tabIndex={-1}>
        <h1>Vera</h1>
      </main>
      <Preview />
    </>,
  );
  await wait();
  const say = (next: PreviewReport | null) => {
    ask.mockImplementation(() =>
      Promise.resolve(next === null ? Response.error() : Response.json(next)),
    );
    return wait();
  };
  return { ask, say };
}

const panel = () => screen.queryByRole("region");
const theIssue = aReport({ issues: [anIssue()] });
const theLine =
  'data/products/vera.json:14:5  error  related[2]: no product "wordatlass"; did you mean "wordatlas"?  reference';

test("issues are announced and shown in the check's format", async () => {
  await show(theIssue);
  expect(screen.getByRole("alert")).toHaveTextContent("The record of this page cannot be used (1)");
  const region = screen.getByRole("region", { name: "The record of this page cannot be used" });
  const item = within(region).getByRole("listitem");
  expect(item).toHaveTextContent(theLine, { normalizeWhitespace: false });
  expect(item).toBeVisible();
});

test("issues of other records are a status instead of an alert", async () => {
  await show(theIssue, "/product/lextag");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(
    screen.getByRole("region", { name: "Records of other pages cannot be used" }),
  ).toBeVisible();
});

test("warnings are in a separate last group", async () => {
  const warning = anIssue({ severity: "warning", line: 20, message: "could be better" });
  const { say } = await show(aReport({ issues: [warning] }));
  expect(screen.queryByRole("alert")).toBeNull();
  const region = screen.getByRole("region", { name: /could be better/ });
  expect(within(region).getByRole("group")).toHaveTextContent("could be better");
  await say(aReport({ issues: [warning, anIssue()] }));
  expect(screen.getByRole("alert")).toBeVisible();
  const items = within(screen.getByRole("region")).getAllByRole("listitem", { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("wordatlass"),
    expect.stringContaining("could be better"),
  ]);
});

test("issues stay while the server restarts; once fixed they disappear, which is announced", async () => {
  const { say } = await show(theIssue);
  await say(null);
  expect(panel()).not.toBeNull();
  await say(aReport({ version: "2" }));
  expect(panel()).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("The records are fixed; no issue is left.");
});

test("issues aren't fetched while the tab is hidden", async () => {
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { ask } = await show(theIssue);
  expect(ask).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await wait();
  expect(ask).toHaveBeenCalledTimes(1);
});

test("issues can be hidden until the next save", async () => {
  const { say } = await show(theIssue);
  await user.click(screen.getByRole("button", { name: "Hide until the next save" }));
  expect(panel()).toBeNull();
  expect(screen.getByRole("main")).toHaveFocus();
  await say({ ...theIssue });
  expect(panel()).toBeNull();
  await say({ ...theIssue, version: "2" });
  expect(panel()).not.toBeNull();
});

test("issues are copied in the check's format", async () => {
  await show(
    aReport({ issues: [anIssue(), anIssue({ line: 20, field: "", message: "is missing" })] }),
  );
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(
    `${theLine}\ndata/products/vera.json:20:5  error  is missing  reference`,
  );
});

const mark = () => screen.queryByRole("complementary", { name: "Publication of this page" });
const unpublished = (draft: boolean, publishAt: string | null) =>
  aReport({ unpublished: [{ path: "/product/vera", draft, publishAt }] });

test("the mark of an unpublished page explains that visitors don't see it", async () => {
  await show(unpublished(true, null), "/product/vera/");
  expect(mark()).toHaveTextContent(/^Draft\./);
  expect(mark()).not.toHaveTextContent("live");
});

test.each([
  [false, /^Scheduled\..*1 December 2026/],
  [true, /^Draft\..*1 December 2026.*if it's no draft by then/],
])(
  "the mark of an unpublished page says when the page goes live (draft %s)",
  async (draft, words) => {
    await show(unpublished(draft, "2026-12-01T12:00+01:00"));
    expect(mark()).toHaveTextContent(words);
  },
);
