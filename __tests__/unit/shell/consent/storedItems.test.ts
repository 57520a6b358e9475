const settings = ["GATSBY_RECAPTCHA_SITE_KEY", "GATSBY_ANALYTICS_ID"] as const;

/** Settings are read when the module loads. */
const itemsWith = async (environment: Readonly<Record<string, string>>) => {
  jest.resetModules();
  Object.assign(process.env, environment);
  const { listStoredItems } = await import("../../../../src/shell/consent/storedItems");
  return listStoredItems("one year");
};

const namesWith = async (environment: Readonly<Record<string, string>>) =>
  (await itemsWith(environment)).map(({ name }) => name);

afterEach(() => {
  for (const name of settings) Reflect.deleteProperty(process.env, name);
});

describe("the storage table", () => {
  test("lists no provider without settings", async () => {
    const names = (await namesWith({})).join(" ");
    expect(names).toContain("cookie-policy");
    expect(names).not.toMatch(/GRECAPTCHA|_ga/);
  });

  test("lists the bot check's cookie with a site key, and the analytics' with an identifier", async () => {
    expect(await namesWith({ GATSBY_RECAPTCHA_SITE_KEY: "key" })).toContain("_GRECAPTCHA");
    const names = (await namesWith({ GATSBY_ANALYTICS_ID: "G-1" })).join(" ");
    expect(names).toContain("_ga, _ga_*, _gid");
  });
});
