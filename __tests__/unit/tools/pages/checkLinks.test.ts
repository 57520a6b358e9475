import { checkLinks } from "../../../../tools/pages/checkLinks";
import type { NamedLink } from "../../../../tools/pages/namedLink";
import { ORIGIN, pageWith, getSite } from "./builtPage";

const site = getSite(
  [
    pageWith({ path: "/", fragments: new Set(["solutions"]) }),
    pageWith(),
    pageWith({ path: "/not-found" }),
  ],
  ["/files/brochure.pdf", "/static/a b.png"],
);
const redirects = new Map([["/product/old", "/product/vera"]]);

const on = (address: string, changes: Partial<NamedLink> = {}): NamedLink => ({
  source: "pages",
  place: "/product/vera",
  address,
  base: "/product/vera",
  ...changes,
});
const check = (...links: NamedLink[]) => checkLinks(links, site, redirects);
const told = async (...links: NamedLink[]) =>
  (await check(...links)).broken.map(({ message }) => message);

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
    "/api/openapi.json",
    "/healthz",
    "data:image/png;base64,AA",
    "vera",
  ])("to %s arrives", async (address) => {
    const { broken, redirected } = await check(on(address));
    expect([...broken, ...redirected]).toEqual([]);
  });

  it.each([
    ["/product/ver", 'no page "/product/ver"; did you mean "/product/vera"?'],
    ["/product/vera#claim", '/product/vera has no place "#claim"; did you mean "claims"?'],
    ["#verdicts", '/product/vera has no place "#verdicts"'],
    ["/files/brochur.pdf", 'no file "/files/brochur.pdf"; did you mean "/files/brochure.pdf"?'],
    ["/_redirects", 'no page "/_redirects"'],
    ["https://", '"https://" is no address'],
    ["vera/demo", 'no page "/product/vera/demo"'],
  ])("to %s is broken", async (address, message) => {
    expect(await told(on(address))).toEqual([message]);
  });

  it("to a renamed page or with a closing slash arrives by a redirect, and is told as such", async () => {
    const { broken, redirected } = await check(on("/product/old#claims"), on("/product/vera/"));
    expect(broken).toEqual([]);
    expect(redirected.map(({ message }) => message)).toEqual([
      '"/product/old#claims" is answered by a redirect; write "/product/vera#claims"',
      '"/product/vera/" is answered by a redirect; write "/product/vera"',
    ]);
  });

  it("to a renamed page must still find its place there", async () => {
    expect(await told(on("/product/old#gone"))).toEqual(['/product/vera has no place "#gone"']);
  });

  it("outside the site is listed once with its places, and not counted as checked", async () => {
    const { external, checked } = await check(
      on("https://example.org/x"),
      on("https://example.org/x", { place: "/" }),
      on("mailto:a@example.org"),
    );
    expect(external).toEqual([
      { address: "https://example.org/x", places: ["/", "/product/vera"] },
      { address: "mailto:a@example.org", places: ["/product/vera"] },
    ]);
    expect(checked).toEqual({ records: 0, code: 0, pages: 0 });
  });

  it("in code may name a family of pages, which it may not elsewhere", async () => {
    const family = on("/product", { source: "code" });
    expect(await told(family, on("/product/", { source: "code" }))).toEqual([]);
    expect(await told(on("/product"))).toEqual(['no page "/product"']);
    expect(await told(on("/produkt", { source: "code" }))).toEqual(['no page "/produkt"']);
  });
});
