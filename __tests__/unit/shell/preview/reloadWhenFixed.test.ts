import type { PreviewReport } from "../../../../src/lib/previewReport";
import { reloadWhenFixed } from "../../../../src/shell/preview/reloadWhenFixed";
import { anIssue, aReport } from "./previewFixtures";

/** How often the page was loaded anew after each report. */
function loadsAfter(reports: readonly PreviewReport[]): number[] {
  const reload = jest.fn();
  let report = aReport();
  let tell: () => void = () => undefined;
  const store = {
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
    current: () => report,
  };
  reloadWhenFixed(store, reload);
  return reports.map((next) => {
    report = next;
    tell();
    return reload.mock.calls.length;
  });
}

const sound = aReport({ isShown: true });
const invalid = aReport({ issues: [anIssue()], isShown: true });

test("a page is loaded anew once the pages are made of a record that was fixed", () => {
  expect(loadsAfter([sound, invalid, aReport({ isShown: false }), sound])).toEqual([0, 0, 0, 1]);
});

test("a page is loaded anew when one of two invalid records is fixed", () => {
  const both = aReport({ issues: [anIssue(), anIssue({ file: "data/jobs/nlp.json" })] });
  expect(loadsAfter([both, invalid])).toEqual([0, 1]);
});

test("a page stays while its issues only change", () => {
  const other = aReport({ issues: [anIssue({ line: 20 })], isShown: true });
  expect(loadsAfter([invalid, other])).toEqual([0, 0]);
});
