import { lookUpMetadata, metadataKey } from "../../src/seo/lookUpMetadata";

const records = [{ path: "/" }, { path: "/contacts" }];

describe("the lookup of a page's metadata", () => {
  it.each(["/contacts", "/contacts#form", "/contacts?a=1", "/contacts/?a=1#b", "/contacts/"])(
    "finds %s whatever its query and fragment (META-02)",
    (url) => {
      expect(lookUpMetadata(records, url, false)).toEqual({ path: "/contacts" });
    },
  );

  it("says in development what is missing (META-13)", () => {
    expect(() => lookUpMetadata(records, "/nothing?a=1", false)).toThrow(
      "error reading SEO data not found for /nothing",
    );
  });

  it("takes the home page's in production (META-14)", () => {
    expect(lookUpMetadata(records, "/nothing", true)).toEqual({ path: "/" });
  });

  it("keeps the home page's own slash", () => {
    expect(metadataKey("/#top")).toBe("/");
    expect(metadataKey("")).toBe("/");
  });
});
