import { lookUpMetadata } from "../../../gatsby/createResolvers";

const find = (path: string) => Promise.resolve(["/", "/contacts"].includes(path) ? path : null);

describe("lookUpMetadata", () => {
  it.each(["/contacts", "/contacts#form", "/contacts?a=1", "/contacts/?a=1#b", "/contacts/"])(
    "finds %s despite query and fragment (META-02)",
    async (url) => {
      expect(await lookUpMetadata(find, url, false)).toBe("/contacts");
    },
  );

  it("returns nothing in development if there is no metadata (META-13)", async () => {
    expect(await lookUpMetadata(find, "/nothing?a=1", false)).toBeNull();
  });

  it("falls back to the home page's in production (META-14)", async () => {
    expect(await lookUpMetadata(find, "/nothing", true)).toBe("/");
  });

  it("doesn't query the home page's if a page has its own", async () => {
    const asked = jest.fn(find);
    await lookUpMetadata(asked, "/contacts", true);
    expect(asked.mock.calls).toEqual([["/contacts"]]);
  });

  it.each(["/#top", ""])("keeps the home page's slash (%j)", async (url) => {
    expect(await lookUpMetadata(find, url, false)).toBe("/");
  });
});
