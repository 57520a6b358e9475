import { CV_MAX_BYTES, LETTER_MAX_LENGTH } from "../../../../src/lib/limits";
import { mailPaths } from "../../../../src/forms/mail/contract/paths";
import {
  applicationFields,
  getFields,
  getProblem,
  isSubscribed,
  multipartBody,
  PAIR,
  payloads,
  start,
  type TestGateway,
} from "./gatewayKit";
import { makePdf } from "../../../support/makePdf";

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await start();
});

it("the contact call (API-05) responds with 204 and stores a readable mail in the outbox", async () => {
  expect(await gateway.call("contact", payloads.contact)).toMatchObject({
    status: 204,
    body: "",
  });
  const [mail] = await gateway.mails();
  expect(mail?.subject).toBe(payloads.contact.subject);
  expect(mail?.to).toMatchObject({ text: gateway.settings.MAIL_TO });
  expect(mail?.replyTo?.text).toBe('"Ada Example" <ada@example.org>');
  expect(mail?.text).toContain(payloads.contact.message);
  expect(mail?.text).toContain("Organisation: Example Archive");
  expect(mail?.messageId).toMatch(/^<.+@polysema\.example>$/);
});

it("the contact call (API-05) accepts an e-mail of any format and keeps it in the text (FORM-02)", async () => {
  expect((await gateway.call("contact", { ...payloads.contact, email: "abc" })).status).toBe(204);
  const [mail] = await gateway.mails();
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain("Email: abc");
});

it.each([
  ["a list", ["a"]],
  ["an object", {}],
  ["an object of its own", { toString: "a" }],
])(
  "the contact call (API-05) names a field that holds %s instead of text, and all other invalid fields",
  async (_name, value) => {
    const { message, organization, marketing, ...others } = payloads.contact;
    const answer = await gateway.call("contact", {
      ...others,
      email: " ada@example.org ",
      name: value,
    });
    expect(answer.status).toBe(400);
    expect(getFields(answer).sort()).toEqual(["message", "name"]);
    expect(answer.body).toContain("This field has another type.");
  },
);

it("the contact call (API-05) requires consent and no optional field (FORM-04, FORM-05)", async () => {
  const refused = await gateway.call("contact", { ...payloads.contact, privacy: false });
  expect(getFields(refused)).toContain("privacy");
  const { organization, marketing, ...required } = payloads.contact;
  expect((await gateway.call("contact", required)).status).toBe(204);
});

it("the contact call (API-05) subscribes a visitor who wants news, with the source", async () => {
  await gateway.call("contact", { ...payloads.contact, marketing: true });
  expect(await isSubscribed(gateway, "ada@example.org")).toBe(true);
});

it("the contact call (API-05) converts an internationalised domain to ASCII in the mail and in the list", async () => {
  const payload = { ...payloads.contact, email: "hans@bücher.example", marketing: true };
  expect((await gateway.call("contact", payload)).status).toBe(204);
  const [mail] = await gateway.mails();
  const replyTo = mail?.headerLines.find(({ key }) => key === "reply-to");
  expect(replyTo?.line).toContain("hans@xn--bcher-kva.example");
  expect(await isSubscribed(gateway, "hans@xn--bcher-kva.example")).toBe(true);
});

it.each(["name", "email", "organization", "subject"])(
  "the contact call (API-05) rejects control characters in %s, so that no header can be added",
  async (field) => {
    const value = "Ada\r\nBcc: everybody@example.org";
    const answer = await gateway.call("contact", { ...payloads.contact, [field]: value });
    expect(answer.status).toBe(400);
    expect(getFields(answer)).toContain(field);
    expect(answer.body).not.toContain("everybody");
    expect(await gateway.mails()).toEqual([]);
  },
);

it("the contact call (API-05) prevents encoded words from hiding a line break in a header", async () => {
  const hidden = "=?utf-8?B?DQpYOiB5IOKArg==?=";
  const texts = { name: hidden, subject: `a ${hidden}` };
  expect((await gateway.call("contact", { ...payloads.contact, ...texts })).status).toBe(204);
  await gateway.apply(applicationFields, { fileName: `${hidden}.pdf` });
  const mails = await gateway.mails();
  const contact = mails.find(({ attachments }) => attachments.length === 0);
  const [attachment] = mails.flatMap(({ attachments }) => attachments);
  for (const text of [contact?.subject, contact?.replyTo?.text, attachment?.filename]) {
    expect(text).toMatch(/= \?utf-8/);
  }
});

it("the contact call (API-05) keeps its recipient despite angle brackets and commas", async () => {
  const name = 'Eve" <eve@example.net>, "x';
  await gateway.call("contact", { ...payloads.contact, name, email: "a,b@example.net" });
  const [mail] = await gateway.mails();
  expect(mail?.to).toMatchObject({ text: gateway.settings.MAIL_TO });
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.cc).toBeUndefined();
});

it("the application call (API-06) accepts a CV of 2097152 bytes and rejects one byte more, without breaking the connection (APP-05)", async () => {
  const url = `${gateway.app.listeningOrigin}/${mailPaths.application}`;
  const upload = (bytes: number) => {
    const { payload, headers } = multipartBody(applicationFields, { content: makePdf(bytes) });
    const body = new Uint8Array(payload);
    return fetch(url, { method: "POST", headers: { ...headers, ...PAIR }, body });
  };
  const refused = await upload(CV_MAX_BYTES + 1);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [{ field: "cv", detail: "Max file size exceeded" }],
  });
  expect((await upload(CV_MAX_BYTES)).status).toBe(204);
  expect((await gateway.mails()).map(({ attachments }) => attachments[0]?.size)).toEqual([
    CV_MAX_BYTES,
  ]);
});

it.each([
  ["another type", { type: "image/png" }],
  ["a renamed file", { content: Buffer.from("PK\u0003\u0004 not a PDF") }],
  ["less than the first bytes", { content: Buffer.from("%PD") }],
])("the application call (API-06) rejects %s", async (_name, file) => {
  const answer = await gateway.apply(applicationFields, file);
  expect(answer.status).toBe(400);
  expect(getProblem(answer)).toMatchObject({
    errors: [{ field: "cv", detail: "Required PDF format" }],
  });
  expect(await gateway.mails()).toEqual([]);
});

it("the application call (API-06) judges a file of a generic type by its name and first bytes", async () => {
  const file = { type: "application/octet-stream", fileName: "CV.PDF" };
  expect((await gateway.apply(applicationFields, file)).status).toBe(204);
});

it("the application call (API-06) accepts a letter of the maximum length, counting each line break once", async () => {
  const coverLetter = "a\n".repeat(LETTER_MAX_LENGTH / 2 - 1) + "ab";
  expect((await gateway.apply({ ...applicationFields, coverLetter })).status).toBe(204);
  const tooLong = `${coverLetter}c`;
  expect((await gateway.apply({ ...applicationFields, coverLetter: tooLong })).status).toBe(400);
});

it.each([
  ["cv.html", "cv.html.pdf"],
  ["cv\u202efdp.exe", "cvfdp.exe.pdf"],
  ["CV.PDF", "CV.PDF"],
])(
  "the application call (API-06) delivers a CV named %s as %s, which no desktop runs",
  async (fileName, delivered) => {
    expect((await gateway.apply(applicationFields, { fileName })).status).toBe(204);
    const [mail] = await gateway.mails();
    expect(mail?.attachments[0]?.filename).toBe(delivered);
  },
);

it("the application call (API-06) rejects a missing, misplaced or second file, and a repeated field", async () => {
  expect((await gateway.apply(applicationFields, { name: "letter" })).status).toBe(400);
  const { payload, headers } = multipartBody(applicationFields);
  const text = payload.toString("latin1");
  const send = (body: string) =>
    gateway.app.inject({
      method: "POST",
      url: `/${mailPaths.application}`,
      headers: { ...headers, ...PAIR },
      payload: Buffer.from(body, "latin1"),
    });
  const boundary = "------formBoundaryExample";
  const file = text.slice(
    text.lastIndexOf(`${boundary}\r\nContent-Disposition: form-data; name="cv"`),
    -`${boundary}--\r\n`.length,
  );
  expect((await send(text.replace(file, ""))).statusCode).toBe(400);
  expect((await send(text.replace(file, file + file))).statusCode).toBe(413);
  const field = `${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nBo\r\n`;
  expect((await send(field + text)).statusCode).toBe(400);
  expect((await send(text.slice(0, 700))).statusCode).toBe(400);
  expect(await gateway.mails()).toEqual([]);
});

it("the application call (API-06) removes paths and control characters from the file name", async () => {
  await gateway.apply(applicationFields, { fileName: "../../etc/pass\u0001wd.pdf" });
  const [mail] = await gateway.mails();
  expect(mail?.attachments[0]?.filename).toBe("passwd.pdf");
});

it("the application call (API-06) rejects an upload far above the limit at once", async () => {
  const response = await gateway.app.inject({
    method: "POST",
    url: `/${mailPaths.application}`,
    headers: { ...multipartBody({}).headers, ...PAIR, "content-length": "1000000000" },
    payload: "------formBoundaryExample",
  });
  expect(response.statusCode).toBe(413);
});

const sends: [string, () => Promise<{ status: number }>][] = [
  ["contact", () => gateway.call("contact", { ...payloads.contact, marketing: true })],
  [
    "application",
    () => gateway.apply({ ...applicationFields, email: "ada@example.org", marketing: "true" }),
  ],
];

it.each(sends)(
  "a message with a subscription is stored completely or not at all by the %s call",
  async (_name, send) => {
    for (const table of ["mails", "subscribers"]) {
      const bringBack = await gateway.hideTable(table);
      expect((await send()).status).toBe(503);
      await bringBack();
      expect(await isSubscribed(gateway, "ada@example.org")).toBe(false);
      expect(await gateway.mails()).toEqual([]);
    }
    expect((await send()).status).toBe(204);
    expect(await isSubscribed(gateway, "ada@example.org")).toBe(true);
    expect(await gateway.mails()).toHaveLength(1);
  },
);
