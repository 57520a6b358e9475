import { getPolicySources } from "../../../../server/host/policySources";

it("allows only videos' frames if no other service is configured", () => {
  expect(getPolicySources({})).toEqual({
    "script-src": [],
    "connect-src": [],
    "frame-src": ["https://www.youtube-nocookie.com"],
  });
});

it("lets forms reach another gateway by its origin", () => {
  expect(getPolicySources({ GATSBY_MAIL_GATEWAY_URL: "https://mail.example/v1" })).toMatchObject({
    "connect-src": ["https://mail.example"],
  });
});

it("allows only the bot check if there is a site key", () => {
  const sources = getPolicySources({ GATSBY_RECAPTCHA_SITE_KEY: "key" });
  expect(sources["script-src"]).toEqual([
    "https://www.google.com/recaptcha/",
    "https://www.gstatic.com/recaptcha/",
  ]);
  expect(sources["connect-src"]).toEqual(["https://www.google.com/recaptcha/"]);
  expect(sources["frame-src"]).toContain("https://www.google.com/recaptcha/");
});

it("allows the bot check's origins in China", () => {
  const sources = getPolicySources({
    GATSBY_RECAPTCHA_SITE_KEY: "key",
    GATSBY_RECAPTCHA_ORIGIN: "https://www.recaptcha.net",
  });
  expect(sources["script-src"]).toContain("https://www.gstatic.cn/recaptcha/");
});

it("allows the analytics service if there is an identifier", () => {
  const sources = getPolicySources({
    GATSBY_ANALYTICS_ID: "id",
    GATSBY_ANALYTICS_ORIGIN: "https://count.example",
  });
  expect(sources["script-src"]).toEqual(["https://count.example"]);
  expect(sources["connect-src"]).toContain("https://count.example");
});
