import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createHost } from "../../../../server/host/createHost";
import { SECURITY_HEADERS } from "../../../../server/host/hostRules";
import { renderDeployFiles } from "../../../../server/deploy/writeDeployFiles";
import { EVERY_ANSWER, EXPECTATIONS, POLICY, REDIRECTS } from "./hostExpectations";
import { type MadeUpSite, writeMadeUpSite } from "./madeUpSite";
import { rawRequest } from "./rawRequest";

// Processes and compression are slow on a busy machine.
jest.setTimeout(60_000);

interface RunningHost {
  port: number;
  stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
  });

const startOwnHost = async ({ publicDir }: MadeUpSite): Promise<RunningHost> => {
  const host = createHost({ publicDir, redirects: REDIRECTS });
  const address = await host.listen({ port: 0, host: "127.0.0.1" });
  return { port: Number(new URL(address).port), stop: () => host.close() };
};

const startProgram = async (
  program: string,
  options: string[],
  port: number,
  environment: Record<string, string> = {},
): Promise<RunningHost> => {
  const child: ChildProcess = spawn(program, options, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve();
    });
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${program} did not start:\n${output}`);
    try {
      await rawRequest(port, "/");
      return {
        port,
        stop: async () => {
          child.kill("SIGTERM");
          await ended;
        },
      };
    } catch {
      await wait(100);
    }
  }
  child.kill("SIGKILL");
  throw new Error(`${program} does not answer:\n${output}`);
};

/** A file of deploy/, with places that an administrator would edit replaced. */
const deployFile = (name: string, places: Readonly<Record<string, string>> = {}): string =>
  Object.entries(places).reduce(
    (text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    },
    readFileSync(path.join(__dirname, "../../../../deploy", name), "utf8"),
  );

/** Writes what a build of the made-up site tells other servers, and gives the path of one file. */
const writeBuildRules = async (folder: string, name: string): Promise<string> => {
  const headers = { ...SECURITY_HEADERS, "Content-Security-Policy": POLICY };
  const files = renderDeployFiles({ headers, redirects: REDIRECTS });
  const file = path.join(folder, name);
  await writeFile(file, files.get(name) ?? "");
  return file;
};

const startCaddy = async ({ folder, publicDir }: MadeUpSite): Promise<RunningHost> => {
  await writeFile(path.join(folder, "Caddyfile"), deployFile("Caddyfile"));
  const port = await freePort();
  const options = ["run", "--adapter", "caddyfile", "--config", path.join(folder, "Caddyfile")];
  return startProgram("caddy", options, port, {
    CADDY_ADMIN: "off",
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    PUBLIC_DIR: publicDir,
    BUILD_RULES: await writeBuildRules(folder, "polysema.caddy"),
    XDG_DATA_HOME: path.join(folder, "caddy-data"),
    XDG_CONFIG_HOME: path.join(folder, "caddy-config"),
  });
};

const startNginx = async ({ folder, publicDir }: MadeUpSite): Promise<RunningHost> => {
  const port = await freePort();
  const work = path.join(folder, "nginx");
  await mkdir(work, { recursive: true });
  await writeFile(
    path.join(work, "site.conf"),
    deployFile("nginx.conf", {
      "listen 80;": `listen 127.0.0.1:${port};`,
      "listen [::]:80;": "",
      "/srv/polysema/public": publicDir,
      "/srv/polysema/deploy/polysema.nginx": await writeBuildRules(work, "polysema.nginx"),
    }),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${path.join(work, kind)};`,
  );
  await writeFile(
    path.join(work, "nginx.conf"),
    `daemon off; master_process off; pid ${path.join(work, "pid")}; error_log stderr;
events {}
http { access_log off; ${temporary.join(" ")} include ${path.join(work, "site.conf")}; }
`,
  );
  return startProgram("nginx", ["-p", work, "-c", path.join(work, "nginx.conf")], port);
};

const isInstalled = (program: string, versionOption: string): boolean => {
  try {
    execFileSync(program, [versionOption], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

interface Host {
  name: string;
  isHere: boolean;
  /** Whether the program refuses a malformed address before it reads any rule. */
  refusesMalformed?: boolean;
  start: (site: MadeUpSite) => Promise<RunningHost>;
}

const hosts: readonly Host[] = [
  { name: "our host", isHere: true, start: startOwnHost },
  {
    name: "Caddy",
    isHere: isInstalled("caddy", "version"),
    refusesMalformed: true,
    start: startCaddy,
  },
  { name: "nginx", isHere: isInstalled("nginx", "-v"), refusesMalformed: true, start: startNginx },
];

let site: MadeUpSite;

beforeAll(async () => {
  site = await writeMadeUpSite();
});

const describeHost = ({ name, refusesMalformed = false, start }: Host): void => {
  describe(`${name} keeps the table of rules`, () => {
    let host: RunningHost | undefined;

    beforeAll(async () => {
      host = await start(site);
    });

    afterAll(() => host?.stop());

    const ask = (...rest: [string, Parameters<typeof rawRequest>[2]?]) => {
      if (!host) throw new Error(`${name} is not running`);
      return rawRequest(host.port, ...rest);
    };

    it.each(EXPECTATIONS.map((expectation) => [expectation.name, expectation] as const))(
      "%s",
      async (_name, { target, method, headers, status, expected = {}, body }) => {
        const answer = await ask(target, { method: method ?? "GET", headers: headers ?? {} });
        const seen = Object.fromEntries(
          Object.keys(expected).map((header) => [header, answer.headers[header]]),
        );
        expect({ status: answer.status, headers: seen }).toEqual({ status, headers: expected });
        // A malformed request ends before any rule in Caddy and nginx, and nginx writes the headers
        // of a 416 twice.
        if (status !== 400 && status !== 416) expect(answer.headers).toMatchObject(EVERY_ANSWER);
        if (body !== undefined) expect(answer.body).toContain(body);
        if (method === "HEAD") expect(answer.body).toBe("");
      },
    );

    it("answers 304 to the entity tag that it gave, with and without compression", async () => {
      for (const encoding of ["identity", "gzip"]) {
        const headers = { "Accept-Encoding": encoding };
        const first = await ask("/product/vera", { headers });
        const tag = first.headers.etag ?? "";
        const second = await ask("/product/vera", {
          headers: { ...headers, "If-None-Match": tag },
        });
        expect(tag).not.toBe("");
        expect({ status: second.status, body: second.body }).toEqual({ status: 304, body: "" });
        expect(second.headers["cache-control"]).toBe("no-cache");
      }
    });

    it.each(["/%zz", "/product/%E0%A4%A", "/%"])(
      refusesMalformed
        ? "refuses the malformed path %s"
        : "answers the malformed path %s as an unknown one",
      async (target) => {
        const { status, headers, body } = await ask(target);
        expect(status).toBe(refusesMalformed ? 400 : 404);
        if (refusesMalformed) return;
        expect(headers).toMatchObject(EVERY_ANSWER);
        expect(headers["content-type"]).toBe("text/html; charset=utf-8");
        expect(body).toContain("<h1>/404.html</h1>");
      },
    );

    it.each([
      "/../outside.txt",
      "/product/../../outside.txt",
      "/..%2foutside.txt",
      "/%2e%2e/outside.txt",
      "/%2e%2e%2foutside.txt",
      "/product/%2e%2e/%2e%2e/outside.txt",
      "/..%5coutside.txt",
      "/product/vera/..%00/../index.html",
    ])("keeps files outside the site to itself: %s", async (target) => {
      const { status, body } = await ask(target);
      // Caddy redirects some of them to the address inside the site that they amount to.
      expect([301, 400, 404]).toContain(status);
      expect(body).not.toContain("outside");
    });
  });
};

// The others are tried on machines that have them.
hosts.filter(({ isHere }) => isHere).forEach(describeHost);
