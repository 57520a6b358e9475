import { createMailApi, type MailApi } from "../../../../src/forms/mail/createMailApi";

const withTransport = (
  answer: () => Promise<Response> = () => Promise.resolve(new Response()),
  { baseUrl = "", cookie = "XSRF-TOKEN=a-b", token = () => Promise.resolve("token-1") } = {},
) => {
  document.cookie = cookie;
  const renewCookie = jest.fn(() => {
    document.cookie = "XSRF-TOKEN=fresh";
    return Promise.resolve(new Response());
  });
  const posted: { address: unknown; request: RequestInit }[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((address, request = {}) => {
    if (request.method !== "POST") return renewCookie();
    posted.push({ address, request });
    return answer();
  });
  const actions: string[] = [];
  const api = createMailApi(baseUrl, {
    prepare: () => undefined,
    token: (action) => {
      actions.push(action);
      return token();
    },
  });
  return { api, posted, actions, renewCookie };
};

const contact = {
  name: "Selam",
  email: "abc",
  organization: "",
  message: "Hello",
  privacy: true,
  marketing: false,
};
const cv = new File(["%PDF-1.7"], "пётр-résumé.pdf", { type: "application/pdf" });
const application = {
  position: "NLP Engineer",
  name: "Selam",
  email: "selam@example.org",
  coverLetter: "Letter",
  privacy: true,
  marketing: false,
  cv,
};

const calls: readonly [string, string, (api: MailApi, signal?: AbortSignal) => Promise<void>][] = [
  ["api/mail/basic", "contact", (api, signal) => api.contact(contact, signal)],
  [
    "api/mail/job/application",
    "job_application",
    (api, signal) => api.application(application, signal),
  ],
  [
    "api/newsletter/subscribe",
    "newsletter_subscribe",
    (api, signal) =>
      api.subscribe(
        { subscriber: { name: "S", email: "s@example.org" }, privacy: true, marketing: true },
        signal,
      ),
  ],
  [
    "api/newsletter/unsubscribe",
    "newsletter_unsubscribe",
    (api, signal) => api.unsubscribe({ email: "s@example.org" }, signal),
  ],
  [
    "api/newsletter/unsubscribe/confirm",
    "newsletter_unsubscribe_confirm",
    (api, signal) => api.confirm({ code: "c0de" }, signal),
  ],
];

const afterDelay = async (call: Promise<void>): Promise<void> => {
  const settled = call.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2000);
  await settled;
  return call;
};

const getBody = ({ request }: { request: RequestInit }): unknown =>
  typeof request.body === "string" ? JSON.parse(request.body) : request.body;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.cookie = "XSRF-TOKEN=; Max-Age=0";
});

describe.each(calls)("POST %s", (path, action, call) => {
  test("waits 2000 ms, then requests a token for its action and posts (API-03, AMB-15)", async () => {
    const { api, posted, actions } = withTransport();
    const sent = call(api);
    await jest.advanceTimersByTimeAsync(1999);
    expect(actions).toEqual([]);
    expect(posted).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await sent;
    expect(actions).toEqual([action]);
    expect(posted).toHaveLength(1);
    expect(posted[0]?.request.method).toBe("POST");
  });

  test("uses the site's own host, with the anti-forgery header (API-02, API-10)", async () => {
    const { api, posted, renewCookie } = withTransport();
    await afterDelay(call(api));
    expect(posted[0]?.address).toBe(`/${path}`);
    expect(posted[0]?.request.headers).toMatchObject({ "X-XSRF-TOKEN": "a-b" });
    expect(renewCookie).not.toHaveBeenCalled();
  });

  test.each(["theme=dark", "XSRF-TOKEN="])(
    "makes the host renew a missing cookie: “%s”",
    async (cookie) => {
      const { api, posted, renewCookie } = withTransport(undefined, { cookie });
      await afterDelay(call(api));
      expect(renewCookie).toHaveBeenCalledTimes(1);
      expect(posted).toHaveLength(1);
      expect(posted[0]?.request.headers).toMatchObject({ "X-XSRF-TOKEN": "fresh" });
    },
  );

  test("keeps its key until it succeeds, so that a retry counts once", async () => {
    let status = 503;
    const { api, posted } = withTransport(() => Promise.resolve(new Response("", { status })));
    await afterDelay(call(api)).catch(() => undefined);
    status = 200;
    await afterDelay(call(api));
    await afterDelay(call(api));
    const keys = posted.map(({ request }) => new Headers(request.headers).get("Idempotency-Key"));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test("uses another gateway without that header (API-02, API-10)", async () => {
    const mail = { baseUrl: "https://mail.example/", cookie: "theme=dark" };
    const { api, posted, renewCookie } = withTransport(undefined, mail);
    await afterDelay(call(api));
    expect(renewCookie).not.toHaveBeenCalled();
    expect(posted[0]?.address).toBe(`https://mail.example/${path}`);
    expect(posted[0]?.request.headers).not.toHaveProperty("X-XSRF-TOKEN");
    expect(posted[0]?.request.headers).not.toHaveProperty("Idempotency-Key");
  });

  test.each([400, 403, 413, 429, 500])("rejects on status %i (API-09)", async (status) => {
    const { api } = withTransport(() => Promise.resolve(new Response("", { status })));
    await expect(afterDelay(call(api))).rejects.toThrow();
  });

  test("rejects on a network failure (API-09)", async () => {
    const { api } = withTransport(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(afterDelay(call(api))).rejects.toThrow();
  });

  test("is aborted when the page is left", async () => {
    const { api, posted } = withTransport();
    const leaving = new AbortController();
    const failed = expect(call(api, leaving.signal)).rejects.toThrow();
    leaving.abort();
    await jest.advanceTimersByTimeAsync(5000);
    await failed;
    expect(posted).toEqual([]);
  });
});

test("the payloads of the contact form are JSON (API-05)", async () => {
  const { api, posted } = withTransport();
  await afterDelay(api.contact(contact));
  expect(posted.map(getBody)).toEqual([
    { ...contact, subject: "New message from Selam", captchaToken: "token-1" },
  ]);
});

test("the payloads of an application are multipart with its file (API-06)", async () => {
  const { api, posted } = withTransport();
  await afterDelay(api.application(application));
  const body = posted[0]?.request.body;
  if (!(body instanceof FormData)) throw new Error("The body is not multipart.");
  const { cv: file, ...texts } = Object.fromEntries(body.entries());
  expect(texts).toEqual({
    subject: "New Job Application: NLP Engineer",
    position: "NLP Engineer",
    name: "Selam",
    email: "selam@example.org",
    coverLetter: "Letter",
    marketing: "false",
    privacy: "true",
    captchaToken: "token-1",
  });
  expect(file).toMatchObject({ name: "пётр-résumé.pdf", type: "application/pdf" });
  expect(posted[0]?.request.headers).not.toHaveProperty("Content-Type");
});

test("the payloads of the newsletter's calls are JSON (API-07, API-08)", async () => {
  const { api, posted } = withTransport();
  for (const [, , call] of calls.slice(2)) await afterDelay(call(api));
  expect(posted.map(getBody)).toEqual([
    {
      subscriber: { email: "s@example.org", name: "S" },
      privacy: true,
      marketing: true,
      captchaToken: "token-1",
    },
    { email: "s@example.org", captchaToken: "token-1" },
    { code: "c0de", captchaToken: "token-1" },
  ]);
});

const hang = () => new Promise<never>(() => undefined);

test("a call that hangs rejects after 30 s", async () => {
  const { api, posted } = withTransport(hang);
  const failed = expect(api.contact(contact)).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(31_999);
  expect(posted[0]?.request.signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(posted[0]?.request.signal?.aborted).toBe(true);
  await failed;
});

test("a call that hangs may take two minutes with a CV", async () => {
  const { api, posted } = withTransport(hang);
  const failed = expect(api.application(application)).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(121_999);
  expect(posted[0]?.request.signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await failed;
});

test("a call rejects if the bot check is blocked, and nothing is posted (API-09)", async () => {
  const token = () => Promise.reject(new Error("The bot check could not be loaded."));
  const { api, posted } = withTransport(undefined, { token });
  for (const [, , call] of calls) {
    await expect(afterDelay(call(api))).rejects.toThrow();
  }
  expect(posted).toEqual([]);
});
