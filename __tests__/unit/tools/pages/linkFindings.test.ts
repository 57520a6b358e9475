import { isOutside, linkFindings } from "../../../../tools/pages/linkFindings";
import { ORIGIN, pageWith } from "./builtPage";

const pages = [
  pageWith({ path: "/", fragments: new Set(["solutions"]) }),
  pageWith(),
  pageWith({ path: "/not-found" }),
];
const site = {
  origin: ORIGIN,
  pages: new Map(pages.map((page) => [page.path, page])),
  files: new Set(["/files/brochure.pdf", "/static/a b.png"]),
  redirects: new Map([["/product/old", "/product/vera"]]),
};
const told = (address: string) =>
  linkFindings("/product/vera", address, site).map(({ severity, text }) => `${severity}: ${text}`);

describe("a link", () => {
  it.each([
    "/product/vera",
    "/product/vera?utm_source=x#claims",
    `${ORIGIN}/product/vera#claims`,
    "#claims",
    "#top",
    "/",
    "/#solutions",
    "/#modal-unsubscribe",
    "/files/brochure.pdf#page=2",
    "/static/a%20b.png",
    "/not-found",
    "/api/mail/basic",
    "/healthz",
    "vera",
  ])("to %s arrives", (address) => {
    expect(told(address)).toEqual([]);
  });

  it.each([
    ["/product/ver", 'no page "/product/ver"; did you mean "/product/vera"?'],
    ["/product/vera#claim", '/product/vera has no place "#claim"; did you mean "claims"?'],
    ["#verdicts", '/product/vera has no place "#verdicts"'],
    ["/files/brochur.pdf", 'no file "/files/brochur.pdf"; did you mean "/files/brochure.pdf"?'],
    ["https://", '"https://" is no address'],
    ["vera/demo", 'no page "/product/vera/demo"'],
    ["/product/old#gone", '/product/vera has no place "#gone"'],
  ])("to %s is broken", (address, message) => {
    expect(told(address)).toEqual([`issue: ${message}`]);
  });

  it.each([
    ["/product/old#claims", "/product/vera#claims"],
    ["/product/vera/", "/product/vera"],
  ])("to %s arrives by a redirect, and is told as such", (address, target) => {
    expect(told(address)).toEqual([`look: "${address}" redirects; write "${target}"`]);
  });

  it("is outside the site where its origin is another", () => {
    const addresses = ["https://example.org/x", "mailto:a@example.org", "/", "vera", `${ORIGIN}/x`];
    expect(addresses.filter((address) => isOutside(address, site))).toEqual(addresses.slice(0, 2));
  });
});
