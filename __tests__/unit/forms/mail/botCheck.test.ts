import {
  createRecaptchaBotCheck,
  localBotCheck,
  type Grecaptcha,
} from "../../../../src/forms/mail/botCheck";

const scripts = () => [...document.head.querySelectorAll("script")];

const make = (grecaptcha: Grecaptcha) => {
  window.grecaptcha = grecaptcha;
  return createRecaptchaBotCheck("site key", "https://www.google.com");
};

const working: Grecaptcha = {
  ready: (callback) => callback(),
  execute: (siteKey, { action }) => Promise.resolve(`${siteKey}/${action}`),
};

afterEach(() => {
  jest.useRealTimers();
  delete window.grecaptcha;
  for (const script of scripts()) script.remove();
});

test("without a provider the bot check returns a token and loads nothing", async () => {
  localBotCheck.prepare();
  await expect(localBotCheck.token("contact")).resolves.toMatch(/\w/);
  expect(scripts()).toEqual([]);
});

test("reCAPTCHA v3 loads its script with the site key once, when prepared (API-04, AMB-19)", () => {
  const check = make(working);
  expect(scripts()).toEqual([]);
  check.prepare();
  check.prepare();
  expect(scripts().map(({ src }) => src)).toEqual([
    "https://www.google.com/recaptcha/api.js?render=site%20key",
  ]);
});

test("reCAPTCHA v3 rejects if the script is blocked, and the next call gets a token for its action (API-03)", async () => {
  const check = make(working);
  const first = check.token("contact");
  scripts()[0]?.dispatchEvent(new Event("error"));
  await expect(first).rejects.toThrow();
  expect(scripts()).toEqual([]);
  const second = check.token("contact");
  scripts()[0]?.dispatchEvent(new Event("load"));
  await expect(second).resolves.toBe("site key/contact");
});

test("reCAPTCHA v3 rejects if the script hangs, and removes it for the next call", async () => {
  jest.useFakeTimers();
  const check = make(working);
  const failed = expect(check.token("contact")).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
  const second = check.token("contact");
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event("load"));
  await expect(second).resolves.toBe("site key/contact");
});

test("reCAPTCHA v3 rejects if the provider rejects or never answers", async () => {
  jest.useFakeTimers();
  const rejecting = make({ ...working, execute: () => Promise.reject(new Error("bad key")) });
  const rejected = expect(rejecting.token("contact")).rejects.toThrow();
  scripts()[0]?.dispatchEvent(new Event("load"));
  await rejected;
  const silent = make({ ...working, execute: () => new Promise(() => undefined) });
  const failed = expect(silent.token("contact")).rejects.toThrow();
  scripts()[1]?.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
});
