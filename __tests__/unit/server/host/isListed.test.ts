import { isListed } from "../../../../server/host/isListed";

describe("a site may be listed", () => {
  it.each([{}, { GATSBY_SITE_MODE: "" }, { GATSBY_SITE_MODE: "production" }])(
    "in production: %j",
    (environment) => {
      expect(isListed(environment)).toBe(true);
    },
  );

  it.each(["staging", "development", "Production"])("not as %s", (mode) => {
    expect(isListed({ GATSBY_SITE_MODE: mode })).toBe(false);
  });
});
