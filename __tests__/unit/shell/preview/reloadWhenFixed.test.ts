import type { PreviewReport } from "../../../../src/lib/previewReport";
import { reloadWhenMended } from "../../../../src/shell/preview/reloadWhenFixed";
import { aFault, aReport } from "./previewFixtures";

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
  reloadWhenMended(store, reload);
  return reports.map((next) => {
    report = next;
    tell();
    return reload.mock.calls.length;
  });
}

const sound = aReport({ isShown: true });
const faulty = aReport({ faults: [aFault()], isShown: true });

test("a page is loaded anew once the pages are made of a record that was mended", () => {
  expect(loadsAfter([sound, faulty, aReport({ isShown: false }), sound])).toEqual([0, 0, 0, 1]);
});

test("a page is loaded anew when one of two faulty records is mended", () => {
  const both = aReport({ faults: [aFault(), aFault({ file: "data/jobs/nlp.json" })] });
  expect(loadsAfter([both, faulty])).toEqual([0, 1]);
});

test("a page stays while its faults only change", () => {
  const other = aReport({ faults: [aFault({ line: 20 })], isShown: true });
  expect(loadsAfter([faulty, other])).toEqual([0, 0]);
});
