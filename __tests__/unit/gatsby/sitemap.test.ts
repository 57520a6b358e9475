import { getSitemapPages } from "../../../gatsby/sitemap";
import { job } from "../../../src/kinds/job/kind";

const entries = [
  { path: "/job/open/apply", title: "Open" },
  { path: "/job/open", title: "Open", changed: "2026-11-09" },
  { path: "/job/closed", title: "Closed", isUnlisted: true, changed: "2026-10-05" },
];

test("the sitemap lists indexable pages, with dates from records only", () => {
  expect(getSitemapPages([{ kind: job, entries }])).toEqual([
    { path: "/job/open", lastmod: "2026-11-09" },
    { path: "/job/open/apply" },
  ]);
});
