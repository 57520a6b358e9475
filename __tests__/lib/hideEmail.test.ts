import fc from "fast-check";
import { hide, reveal } from "../../src/lib/hideEmail";

describe("a hidden e-mail address", () => {
  it("is read back whole, whatever it is", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (email) => reveal(hide(email)) === email));
  });

  it("shows neither its letters nor their codes (PAGE-08)", () => {
    const parts = hide("legal@example.org");
    expect(JSON.stringify(parts)).not.toMatch(/[a-z@]/i);
    expect(String.fromCodePoint(...parts)).not.toContain("legal");
    expect(String.fromCodePoint(...parts.toReversed())).not.toContain("legal");
  });
});
