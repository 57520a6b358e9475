import fc from "fast-check";
import { mailPaths } from "../../../../src/forms/mail/contract/paths";
import { PAIR, applicationFields, multipartBody, payloads, startGateway } from "./gatewayKit";

const BODIES = 2000;
const AT_ONCE = 10;

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "",
    "\0",
    "a\r\nBcc: b@example.org",
    "ada@example.org",
    "\ud800",
    "x".repeat(25_000),
  ),
);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));

const json = fc
  .constantFrom(
    "contact" as const,
    "subscribe" as const,
    "unsubscribe" as const,
    "confirm" as const,
  )
  .chain((call) =>
    fc
      .dictionary(fc.oneof(fc.constantFrom(...Object.keys(payloads[call])), fc.string()), value, {
        minKeys: 1,
      })
      .map((change) => ({
        call,
        headers: { "content-type": "application/json" },
        body: Buffer.from(JSON.stringify({ ...payloads[call], ...change })),
      })),
  );

const application = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...Object.keys(applicationFields)), text),
    fc.record({ name: fc.constantFrom("cv", "x"), fileName: text, content: fc.uint8Array() }),
  )
  .map(([change, { content, ...file }]) => {
    const { payload, headers } = multipartBody(
      { ...applicationFields, ...change },
      { ...file, content: Buffer.concat([Buffer.from("%PDF-"), content]) },
    );
    return { call: "application" as const, headers, body: payload };
  });

const request = fc
  .tuple(
    fc.oneof(json, application),
    fc.option(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(20), fc.uint8Array())),
  )
  .map(([{ body, ...rest }, splice]) => {
    if (splice === null) return { ...rest, body };
    const [place, length, bytes] = splice;
    const at = Math.floor(place * body.length);
    return {
      ...rest,
      body: Buffer.concat([body.subarray(0, at), bytes, body.subarray(at + length)]),
    };
  });

it(`answers ${BODIES} malformed bodies without an internal error`, async () => {
  const settings = { DELIVERY: "off", MAX_WAITING: "1000000", DAILY_MB: "100000" };
  const { app, close } = await startGateway(settings);
  const counts = new Map<number, number>();
  const send = async ({
    call,
    headers,
    body,
  }: typeof request extends fc.Arbitrary<infer One> ? One : never) => {
    const { status } = await fetch(`${app.listeningOrigin}/${mailPaths[call]}`, {
      method: "POST",
      headers: { ...PAIR, ...headers },
      body: new Uint8Array(body),
    });
    counts.set(status, (counts.get(status) ?? 0) + 1);
    expect([204, 400, 410, 413]).toContain(status);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), (requests) =>
      Promise.all(requests.map(send)).then(() => undefined),
    ),
    { numRuns: BODIES / AT_ONCE, seed: 41 },
  );
  process.stdout.write(`Fuzzed bodies, by status: ${JSON.stringify([...counts])}\n`);
  expect([...counts.keys()]).toEqual(expect.arrayContaining([204, 400]));
  await close();
}, 180_000);
