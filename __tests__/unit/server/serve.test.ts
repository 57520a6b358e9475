import { once } from "node:events";
import { readdirSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { mailPaths } from "../../../src/forms/mail/contract/paths";
import { bundleProgram } from "../../support/bundleProgram";
import { type HostProcess, getPort, startHost } from "../../support/hostProcess";
import { temporaryFolder } from "../../support/temporaryFolder";
import { waitUntil } from "../../support/waitUntil";
import { writeFiles } from "../../support/writeFiles";
import { writeMadeUpSite } from "./host/madeUpSite";
import { rawRequest } from "./host/rawRequest";

let publicDir: string;
let program: string[];

beforeAll(async () => {
  program = [bundleProgram("server/serve.ts")];
  publicDir = await writeMadeUpSite();
});

const serve = (
  environment: Record<string, string>,
  options: Parameters<typeof startHost>[1] = {},
): HostProcess => {
  const root = temporaryFolder("serve");
  const folders = { OUTBOX_DIR: path.join(root, "outbox"), DATA_DIR: path.join(root, "var") };
  return startHost({ PUBLIC_DIR: publicDir, ...folders, ...environment }, { program, ...options });
};

const stop = async (run: HostProcess, signal: NodeJS.Signals = "SIGTERM") => {
  run.child.kill(signal);
  expect(await run.exit).toBe(0);
};

it("prints its address in the last line, serves, and stops on a signal", async () => {
  const run = serve({ HOST: "localhost", RECAPTCHA_SECRET: "secret" });
  const port = await getPort(run);
  expect(run.output()).toContain("and GATSBY_RECAPTCHA_SITE_KEY is not: forms");
  expect(run.output()).toMatch(
    /(^|\n)The site is at http:\/\/localhost:\d+, version [\d.]+ \(production\)\n$/,
  );
  expect((await rawRequest(port, "/product/vera")).status).toBe(200);
  await stop(run);
});

it("stops when npm gets a signal, such as a container or a service manager sends", async () => {
  const run = serve({}, { command: "npm", program: ["run", "--silent", "serve"] });
  await getPort(run);
  await stop(run);
});

it("reads .env and .env.production, with lower priority than its environment", async () => {
  const folder = temporaryFolder("settings");
  writeFiles(folder, {
    ".env": "GATSBY_RECAPTCHA_SITE_KEY=\nGATSBY_XSRF_COOKIE=__Host-PAIR\nPORT=not-a-port\n",
    ".env.production": "GATSBY_RECAPTCHA_SITE_KEY=a-key\nGATSBY_XSRF_COOKIE=THEIR-PAIR\n",
  });
  const run = serve({}, { folder });
  const { headers } = await rawRequest(await getPort(run), "/", {
    headers: { Accept: "text/html" },
  });
  expect(headers["content-security-policy"]).toContain("https://www.google.com/recaptcha/");
  // Browsers accept this name only over HTTPS.
  expect(headers["set-cookie"]).toMatch(/^__Host-PAIR=.*; Path=\/; .*Secure$/);
  await stop(run, "SIGHUP");
});

it("explains a missing build", async () => {
  const empty = temporaryFolder("empty");
  const run = serve({ PUBLIC_DIR: empty });
  expect(await run.exit).toBe(1);
  expect(run.output()).toBe(
    `There is no built site in "${empty}" yet: run "npm run build" first.\n`,
  );
});

it("explains a port in use", async () => {
  const other = net.createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const run = serve({ PORT: String(port) });
  expect(await run.exit).toBe(1);
  expect(run.output()).toBe(
    `Port ${port} is in use: stop the other program, or choose another port, for example PORT=${port + 1} npm run serve.\n`,
  );
  other.close();
});

it("reports that another host has its database, and leaves that host alone", async () => {
  const folders = { DATA_DIR: path.join(temporaryFolder("shared"), "var") };
  const first = serve(folders);
  const port = await getPort(first);
  const second = serve(folders);
  expect(await second.exit).toBe(1);
  expect(second.output()).toMatch(/^Another running host uses ".*": .*DATA_DIR.*DATABASE_URL.*\n$/);
  expect((await rawRequest(port, "/readyz")).status).toBe(200);
  first.child.kill("SIGKILL");
  await first.exit;
  const third = serve(folders);
  await getPort(third);
  await stop(third);
});

it("renames a damaged database, reports it, and creates a new one", async () => {
  const folder = temporaryFolder("damaged");
  writeFiles(folder, { "gateway.sqlite": "not a database ".repeat(1000) });
  const run = serve({ DATA_DIR: folder });
  expect((await rawRequest(await getPort(run), "/readyz")).status).toBe(200);
  expect(run.output()).toMatch(/damaged and was renamed/);
  expect(readdirSync(folder).join()).toMatch(/gateway\.sqlite\.damaged-/);
  await stop(run);
});

it("stops after an unexpected error once open responses are finished, and doesn't log its message", async () => {
  const folder = temporaryFolder("preload");
  const throwing = `process.once("SIGWINCH", () => { throw new Error("words of a visitor") })`;
  writeFiles(folder, { "throw.cjs": throwing });
  const run = serve({}, { program: ["--require", path.join(folder, "throw.cjs"), ...program] });
  const socket = net.connect(await getPort(run), "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => (answer += data.toString()));
  const type = "Content-Type: multipart/form-data; boundary=b";
  const pair = "Cookie: XSRF-TOKEN=x\r\nX-XSRF-TOKEN: x";
  socket.write(
    `POST /${mailPaths.application} HTTP/1.1\r\nHost: localhost\r\n${pair}\r\n${type}\r\nContent-Length: 7\r\nExpect: 100-continue\r\n\r\n`,
  );
  await once(socket, "data");
  run.child.kill("SIGWINCH");
  await waitUntil(() => run.output().includes("unexpected error"));
  socket.write("--b--\r\n");
  expect(await run.exit).toBe(1);
  expect(answer).toMatch(/\r\nHTTP\/1\.1 400 /);
  expect(run.output()).not.toContain("words of a visitor");
});

it.each(["DATA_DIR", "OUTBOX_DIR"])(
  "names the setting of an unwritable folder: %s",
  async (name) => {
    const folder = temporaryFolder("file");
    writeFiles(folder, { file: "" });
    const run = serve({ [name]: path.join(folder, "file", "var") });
    expect(await run.exit).toBe(1);
    expect(run.output()).toMatch(new RegExp(`^Messages cannot be stored in .* set ${name} .*\n$`));
  },
);

it("logs no header of an upload, at any level", async () => {
  const run = serve({ LOG_LEVEL: "trace" });
  const form = new FormData();
  form.set("name", "Ada");
  await fetch(`http://127.0.0.1:${await getPort(run)}/${mailPaths.application}`, {
    method: "POST",
    headers: { cookie: "XSRF-TOKEN=a-secret", "x-xsrf-token": "a-secret" },
    body: form,
  });
  await stop(run);
  expect(run.output()).toContain("busboy");
  expect(run.output()).not.toContain("a-secret");
});
