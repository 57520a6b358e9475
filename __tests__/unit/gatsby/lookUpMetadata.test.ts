import { lookUpMetadata } from "../../../gatsby/createResolvers";

const find = (path: string) => Promise.resolve(["/", "/contacts"].includes(path) ? path : null);

describe("the lookup of a page's metadata", () => {
  it.each(["/contacts", "/contacts#form", "/contacts?a=1", "/contacts/?a=1#b", "/contacts/"])(
    "finds %s whatever its query and fragment (META-02)",
    async (url) => {
      expect(await lookUpMetadata(find, url, false)).toBe("/contacts");
    },
  );

  it("has nothing in development where nothing is written (META-13)", async () => {
    expect(await lookUpMetadata(find, "/nothing?a=1", false)).toBeNull();
  });

  it("takes the home page's in production (META-14)", async () => {
    expect(await lookUpMetadata(find, "/nothing", true)).toBe("/");
  });

  it("does not ask for the home page's where a page has its own", async () => {
    const asked = jest.fn(find);
    await lookUpMetadata(asked, "/contacts", true);
    expect(asked.mock.calls).toEqual([["/contacts"]]);
  });

  it.each(["/#top", ""])("keeps the home page's own slash (%j)", async (url) => {
    expect(await lookUpMetadata(find, url, false)).toBe("/");
  });
});
