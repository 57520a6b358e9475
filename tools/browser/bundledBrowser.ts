import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { BrowserLaunch } from "./browserExecutable";

/**
 * Chromium as an npm package. Its own loader unpacks into the machine's temporary folder, trusts
 * whatever lies there under the name "chromium", and unpacks its libraries only on Amazon's
 * servers; so its archives are unpacked here instead.
 */
const ARCHIVES = join(dirname(require.resolve("@sparticuz/chromium")), "../../bin");

const HOME = resolve(__dirname, "../../node_modules/.cache/bundled-chromium");

/**
 * The package's own flags are meant for cloud functions: one process, no web security. They would
 * hide issues that visitors meet, and one crash would take every page; only these are needed. A
 * graphics card would be emulated, which takes more time than all the rest.
 */
const FLAGS = ["--font-render-hinting=none", "--disable-gpu"];

/** The machine's own fonts, if any, and the one family that the package carries. */
const FONT_SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(HOME, "fonts")}</dir>
</fontconfig>
`;

const decompress = promisify(brotliDecompress);

const unpackTo = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const archive = async (name: string) => decompress(await readFile(join(ARCHIVES, name)));
  await writeFile(join(folder, "chromium"), await archive("chromium.br"), { mode: 0o755 });
  await writeFile(join(folder, "fonts.conf"), FONT_SETTINGS);
  for (const [name, target] of [
    ["fonts.tar.br", "fonts"],
    ["al2023.tar.br", "libraries"],
  ] as const) {
    await mkdir(join(folder, target), { recursive: true });
    execFileSync("tar", ["-x", "--no-same-owner", "-C", join(folder, target)], {
      input: await archive(name),
    });
  }
};

/** Linked libraries that this machine lacks, such as libnss3 in a slim container. */
const lacksLibraries = (executablePath: string): boolean => {
  try {
    return execFileSync("ldd", [executablePath], { encoding: "utf8" }).includes("not found");
  } catch {
    return true;
  }
};

/**
 * The browser that npm brought, unpacked at the first call (200 MB under node_modules/.cache).
 * Throws on machines that it is not built for: it is a Linux program for 64-bit Intel and AMD.
 */
export const bundledBrowser = async (): Promise<BrowserLaunch> => {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "No Chrome or Chromium found. Install one, or name one in CHROME_PATH: the one that npm brings runs on Linux (x64) only.",
    );
  }
  const executablePath = join(HOME, "chromium");
  if (!existsSync(executablePath)) {
    // Moved into place when complete, so that an interrupted run leaves nothing half unpacked.
    const unfinished = `${HOME}.${process.pid}`;
    await unpackTo(unfinished);
    await rename(unfinished, HOME).catch(() => rm(unfinished, { recursive: true }));
  }
  return {
    executablePath,
    args: FLAGS,
    env: {
      FONTCONFIG_FILE: join(HOME, "fonts.conf"),
      ...(lacksLibraries(executablePath) ? { LD_LIBRARY_PATH: join(HOME, "libraries/lib") } : {}),
    },
  };
};
