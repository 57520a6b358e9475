import { type MailCall, mailPaths, oneClickPath } from "../../../../src/forms/mail/contract/paths";
import { OPEN_API_PATH } from "../../../../server/gateway/openApi";
import { type TestGateway, applicationFields, payloads, startGateway } from "./gatewayKit";

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

interface Operation {
  requestBody: { content: Record<string, { schema: { required: string[] } }> };
  responses: Record<string, unknown>;
}

const readPaths = async (): Promise<Record<string, { post: Operation }>> => {
  const document: { openapi: string; paths: Record<string, { post: Operation }> } = (
    await gateway.app.inject(OPEN_API_PATH)
  ).json();
  expect(document.openapi).toBe("3.1.0");
  return document.paths;
};

const send = (call: MailCall, payload: Record<string, unknown>) =>
  call === "application"
    ? gateway.apply(
        Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)])),
        "cv" in payload ? {} : { name: "nothing" },
      )
    : gateway.call(call, payload);

const valid: Record<MailCall, Record<string, unknown>> = {
  ...payloads,
  application: applicationFields,
};

it("lists every call of the contract and no other", async () => {
  expect(Object.keys(await readPaths()).sort()).toEqual(
    [...Object.values(mailPaths), oneClickPath].map((path) => `/${path}`).sort(),
  );
});

it.each(["contact", "application", "subscribe", "unsubscribe", "confirm"] as const)(
  "says of %s what the server requires, and how it answers",
  async (call) => {
    const operation = (await readPaths())[`/${mailPaths[call]}`]?.post;
    const [body] = Object.values(operation?.requestBody.content ?? {});
    const required = body?.schema.required ?? [];
    expect(required).toContain("captchaToken");
    const statuses = Object.keys(operation?.responses ?? {});
    for (const field of required.filter((name) => name !== "cv")) {
      expect(valid[call]).toHaveProperty(field);
      const payload = Object.fromEntries(
        Object.entries(valid[call]).filter(([name]) => name !== field),
      );
      const { status } = await send(call, { ...payload, cv: "file" });
      expect([field, status]).toEqual([field, 400]);
    }
    // A payload of just the required fields passes; the made-up code of confirm alone does not.
    const least = Object.fromEntries(
      Object.entries({ ...valid[call], cv: "file" }).filter(([name]) => required.includes(name)),
    );
    const { status } = await send(call, least);
    expect(status).toBe(call === "confirm" ? 400 : 204);
    expect(statuses).toContain(String(status));
  },
);
