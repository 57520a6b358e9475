import { checkContent } from "../../../content/checkContent";
import { toOwnPath } from "../../../content/checkLink";
import { placeAndWords, validFilesWith } from "./fixtures/validRecords";

const ABOUT = "data/pages/about.json";
const NOT_FOUND = "data/pages/not-found.json";
const WEBSITE = "https://www.polysema.example";

const toldInHtml = (address: string, changes: Record<string, object> = {}) => {
  const description = `<p>See <a href="${address}">this</a> or that.</p>`;
  const about = { careers: { title: "Join us", description } };
  return checkContent(validFilesWith({ [ABOUT]: about, ...changes }))
    .filter(({ file }) => file === ABOUT)
    .map(({ message }) => message);
};

const toldInField = (link: string) =>
  checkContent(validFilesWith({ [NOT_FOUND]: { link } }))
    .map(placeAndWords)
    .map((line) => line.replace(/^\S+ link: /, ""));

it.each(["{website}", WEBSITE])(
  "a link to our own site that starts with %s must lead to a published page, place or file",
  (start) => {
    const dead = 'no page "/contakts"; did you mean "/contacts"?';
    expect(toldInHtml(`${start}/contakts`)).toEqual([dead]);
    expect(toldInField(`${start}/contakts`)).toEqual([dead]);
    expect(toldInHtml(`${start}/about-us#join`)).toEqual([
      expect.stringContaining('/about-us has no fragment "#join"'),
    ]);
    expect(toldInField(`${start}/files/brochures.pdf`)).toEqual([
      'no file "/files/brochures.pdf" in static/; did you mean "/files/brochure.pdf"?',
    ]);
    const draft = { "data/articles/acl-2024.json": { draft: true } };
    expect(toldInHtml(`${start}/article/acl-2024`, draft)).toContainEqual(
      expect.stringContaining('the page "/article/acl-2024" is a draft'),
    );
  },
);

it("a link to our own site may start with its kind, and is a path otherwise", () => {
  expect(toldInHtml("{website}/contacts")).toEqual([]);
  expect(toldInField("{website}")).toEqual([]);
  expect(toldInField(`${WEBSITE}/about-us#join-us`)).toEqual([
    `"${WEBSITE}/about-us#join-us" is an address of this site; write "/about-us#join-us"`,
  ]);
});

it("a link to our own site is recognised by its whole host name", () => {
  expect(toOwnPath(`${WEBSITE}.evil.example/contacts`, WEBSITE)).toBeUndefined();
  expect(toOwnPath("{websites}/contacts", WEBSITE)).toBeUndefined();
  expect(toOwnPath("HTTPS://WWW.polysema.example?x", WEBSITE)).toBe("/?x");
  expect(toOwnPath("{WEBSITE}/contacts", WEBSITE)).toBeUndefined();
  expect(toOwnPath("/contacts", "")).toBeUndefined();
});
