/** Facts about installed packages that cost a day when they change unnoticed. */
describe("the installed packages", () => {
  it("keep deepmerge 4 at the top, which Gatsby's page renderer requires", () => {
    const { version } = jest.requireActual<{ version: string }>("deepmerge/package.json");
    expect(version).toMatch(/^4\./);
  });

  it("have one copy of React for the site and Gatsby's router", () => {
    const fromRouter = require.resolve("react", {
      paths: [require.resolve("@gatsbyjs/reach-router")],
    });
    expect(fromRouter).toBe(require.resolve("react"));
  });

  it.each(["jose", "zod", "lmdb", "nodemailer", "sanitize-html", "smtp-server", "mailparser"])(
    "load %s in a test",
    (name) => {
      expect(jest.requireActual(name)).toBeDefined();
    },
  );
});
