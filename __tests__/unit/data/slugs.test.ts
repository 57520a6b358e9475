import { z } from "zod";
import { anchor, slugId } from "../../../src/kinds/fields";
import { checkShape } from "../../../content/checkShape";

describe.each([
  ["an id", slugId("an-id")],
  ["an anchor", anchor("The anchor.")],
])("%s", (_name, field) => {
  const getMessage = (id: string) =>
    checkShape(z.object({ id: field }), { id }).map(({ message }) => message);

  it.each([
    ["über-uns", "uber-uns"],
    ["About us", "about-us"],
    ["straße", "strasse"],
    ["a--b", "a-b"],
  ])("suggests a slug made of its letters: %s", (written, meant) => {
    expect(getMessage(written)).toEqual([
      `use lower-case letters a to z, digits and single hyphens, such as "${meant}", not "${written}"`,
    ]);
  });

  it.each(["日本", "-"])("explains a slug that can't be made of its letters: %s", (written) => {
    expect(getMessage(written)).toEqual([
      `use lower-case letters a to z, digits and single hyphens, not "${written}"`,
    ]);
  });
});
