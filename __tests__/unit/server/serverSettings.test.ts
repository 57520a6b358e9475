import { readServerSettings } from "../../../server/serverSettings";

describe("readServerSettings", () => {
  it("has a default for everything", () => {
    expect(readServerSettings({ PORT: "", HOST: undefined })).toEqual({
      port: 9000,
      host: "localhost",
      publicDir: "public",
      logLevel: "warn",
    });
  });

  it("reads what is set", () => {
    const environment = { PORT: " 80 ", HOST: "::", PUBLIC_DIR: "/srv/site", LOG_LEVEL: "info" };
    expect(readServerSettings(environment)).toEqual({
      port: 80,
      host: "::",
      publicDir: "/srv/site",
      logLevel: "info",
    });
  });

  it.each([
    [{ PORT: "abc" }, 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
    [{ PORT: "65536" }, 'PORT must be a whole number from 0 to 65535, but it is "65536".'],
    [
      { HOST: "http://x" },
      'HOST must be an address or a name, such as 0.0.0.0 or localhost, but it is "http://x".',
    ],
    [
      { LOG_LEVEL: "loud" },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but it is "loud".',
    ],
  ])("says in words what is wrong with %j", (environment, message) => {
    expect(() => readServerSettings(environment)).toThrow(message);
  });

  it("names all issues at once", () => {
    expect(() => readServerSettings({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT.*\nLOG_LEVEL/);
  });
});
