import { checkLinks } from "../../../../tools/pages/checkLinks";
import { ORIGIN, pageWith } from "./builtPage";

const check = (...addresses: string[]) =>
  checkLinks({
    origin: ORIGIN,
    pages: [
      pageWith({ path: "/", fragments: new Set(["solutions"]) }),
      pageWith({ addresses }),
      pageWith({ path: "/not-found" }),
    ],
    files: new Set(["/files/brochure.pdf", "/static/a b.png"]),
    redirects: new Map([["/product/old", "/product/vera"]]),
  });
const messages = (issues: readonly { message: string }[]) => issues.map(({ message }) => message);

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
    "data:image/png;base64,AA",
    "vera",
  ])("to %s arrives", (address) => {
    const { broken, redirected } = check(address);
    expect([...broken, ...redirected]).toEqual([]);
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
    expect(messages(check(address).broken)).toEqual([message]);
  });

  it("to a renamed page or with a closing slash arrives by a redirect, and is told as such", () => {
    const { broken, redirected } = check("/product/old#claims", "/product/vera/");
    expect(broken).toEqual([]);
    expect(messages(redirected)).toEqual([
      '"/product/old#claims" redirects; write "/product/vera#claims"',
      '"/product/vera/" redirects; write "/product/vera"',
    ]);
  });

  it("outside the site is listed with its pages, and not counted as checked", () => {
    const { external, checked } = check("https://example.org/x", "mailto:a@example.org", "/");
    expect([...external]).toEqual([
      ["https://example.org/x", ["/product/vera"]],
      ["mailto:a@example.org", ["/product/vera"]],
    ]);
    expect(checked).toBe(1);
  });
});
