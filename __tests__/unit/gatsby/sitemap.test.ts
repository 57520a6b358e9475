import { getListing, sitemapPages } from "../../../gatsby/sitemap";
import { job } from "../../../src/kinds/job/kind";

const entries = [
  { path: "/job/open", title: "Open", changed: "2026-11-09" },
  { path: "/job/open/apply", title: "Open" },
  { path: "/job/closed", title: "Closed", isUnlisted: true, changed: "2026-10-05" },
];
const sitePages = [
  "/",
  "/404.html",
  "/404",
  "/not-found",
  "/contacts/",
  "/job/open",
  "/job/open/apply",
  "/job/closed",
].map((path) => ({ path }));

test("the sitemap lists indexable pages, with dates from records only", () => {
  expect(sitemapPages(sitePages, getListing([{ kind: job, entries }]))).toEqual([
    { path: "/" },
    { path: "/contacts" },
    { path: "/job/open", lastmod: "2026-11-09" },
    { path: "/job/open/apply" },
  ]);
});
