/**
 * Renders the product films: `npx tsx src/videos/renderVideos.ts` draws all, `… lextag` draws one.
 * A browser draws each frame from its scene, ffmpeg encodes them as MP4 (H.264) and WebM (VP9), and
 * the cues become WebVTT; the files go to static/videos. A film is as long as its record says.
 * `… lextag 12.5 still.png` draws the frame at 12.5 s into a PNG instead.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type CDPSession, chromium } from "@playwright/test";
import { z } from "zod";
import { readArtwork } from "../artwork/readArtwork";
import { runCommand } from "../lib/runCommand";
import { findBrowser, findEncoder } from "./installedTools";
import { lextagScene } from "./lextagScene";
import { type Face, FACES, FRAME, type Scene, type Stage } from "./sceneParts";
import { semanticPathsScene } from "./semanticPathsScene";
import { webVtt } from "./webVtt";

const PROJECT = resolve(__dirname, "../..");
const FOLDER = join(PROJECT, "static/videos");
const FRAMES_PER_SECOND = 24;

/** No film may be heavier, in bytes. */
const MAX_VIDEO_BYTES = 3_000_000;

/** The films by the id of their product. */
export const scenes: ReadonlyMap<string, Scene> = new Map([
  ["lextag", lextagScene],
  ["semantic-paths", semanticPathsScene],
]);

const filmRecord = z.object({ video: z.object({ video: z.object({ duration: z.number() }) }) });

/** Length of a product's film in seconds, from its record. */
const readDuration = async (id: string): Promise<number> => {
  const text = await readFile(join(PROJECT, `data/products/${id}.json`), "utf8");
  return filmRecord.parse(JSON.parse(text)).video.video.duration;
};

const FONT_FILES = [
  { pkg: "brygada-1918", name: "wght-normal", face: "title" },
  { pkg: "brygada-1918", name: "wght-italic", face: "titleItalic" },
  { pkg: "commissioner", name: "wght-normal", face: "text" },
] as const;

/** The alphabets that the films write in their fonts, narrowest last so that it wins. */
const SUBSETS = [
  { subset: "latin", range: "U+0-FF,U+2000-206F" },
  { subset: "cyrillic", range: "U+400-45F" },
  { subset: "greek", range: "U+370-3FF" },
];

/** The fonts as data addresses, since a page without an address may not read files. */
const fontStyles = async (): Promise<string> => {
  const rules = FONT_FILES.flatMap(({ pkg, name, face }) =>
    SUBSETS.map(async ({ subset, range }) => {
      const file = `node_modules/@fontsource-variable/${pkg}/files/${pkg}-${subset}-${name}.woff2`;
      const bytes = await readFile(join(PROJECT, file), "base64");
      const { family, style } = FACES[face];
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${bytes}) format("woff2");unicode-range:${range}}`;
    }),
  );
  return (await Promise.all(rules)).join("\n");
};

interface Studio {
  readonly stage: Stage;
  /** The frame as PNG, or as JPEG for the encoder. */
  readonly draw: (markup: string, format?: "png" | "jpeg") => Promise<Buffer>;
}

/** A face and a text as one key; a text holds no tab. */
const measureKey = (text: string, face: Face): string => `${face}\t${text}`;

/** Every text that the scenes measure, found by drawing them with a rough measure. */
const measuredTexts = async (stage: Stage): Promise<string[]> => {
  const keys = new Set<string>();
  const recorder: Stage = {
    ...stage,
    measure: (text, face, size) => {
      keys.add(measureKey(text, face));
      return text.length * size * 0.5;
    },
  };
  for (const [id, scene] of scenes) {
    const duration = await readDuration(id);
    for (let index = 0; index < duration * FRAMES_PER_SECOND; index += 1) {
      scene.drawFrame(recorder, index / FRAMES_PER_SECOND);
    }
  }
  return [...keys];
};

const frameDrawer = (session: CDPSession): Studio["draw"] => {
  const { width, height } = FRAME;
  return async (markup, format = "jpeg") => {
    const expression = `document.querySelector("svg").innerHTML=${JSON.stringify(markup)};0`;
    await session.send("Runtime.evaluate", { expression });
    const { data } = await session.send("Page.captureScreenshot", {
      format,
      ...(format === "jpeg" ? { quality: 96 } : {}),
      clip: { x: 0, y: 0, width, height, scale: 1 },
      optimizeForSpeed: true,
    });
    return Buffer.from(data, "base64");
  };
};

const withStudio = async <Result>(work: (studio: Studio) => Promise<Result>): Promise<Result> => {
  const { width, height } = FRAME;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--force-color-profile=srgb", "--disable-lcd-text", "--font-render-hinting=none"],
  });
  try {
    const page = await browser.newPage({ viewport: FRAME });
    await page.setContent(
      `<style>${await fontStyles()}*{margin:0}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"></svg>`,
    );
    const { lexicon } = readArtwork();
    const rough: Stage = { lexicon, measure: () => 0 };
    const keys = await measuredTexts(rough);
    const widths = await page.evaluate(
      async ({ wanted, faces }) => {
        await Promise.all([...document.fonts].map((font) => font.load()));
        const context = document.createElement("canvas").getContext("2d");
        return wanted.map((key): [string, number] => {
          const [face = "", text = ""] = key.split("\t");
          const found = faces.find(([name]) => name === face)?.[1];
          if (!context || !found) throw new Error(`Cannot measure ${key}`);
          context.font = `${found.style} ${found.weight} 1000px "${found.family}"`;
          return [key, context.measureText(text).width];
        });
      },
      { wanted: keys, faces: Object.entries(FACES) },
    );
    const advances = new Map(widths);
    const stage: Stage = {
      lexicon,
      measure: (text, face, size) => {
        const advance = advances.get(measureKey(text, face));
        if (advance === undefined) throw new Error(`The text “${text}” has not been measured`);
        return (advance * size) / 1000;
      },
    };
    const draw = frameDrawer(await page.context().newCDPSession(page));
    return await work({ stage, draw });
  } finally {
    await browser.close();
  }
};

/** Both files are written in one pass. The matrix is named, since a JPEG's own is that of old televisions. */
const encoderArguments = (folder: string, seconds: number): string[] => {
  const color = "scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p";
  const shared = [
    ...["-map", "0:v", "-vf", color, "-an", "-t", String(seconds), "-map_metadata", "-1"],
    ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    ...["-fflags", "+bitexact", "-flags:v", "+bitexact"],
  ];
  const h264 = ["-c:v", "libx264", "-preset", "medium", "-crf", "22", "-tune", "animation"];
  const vp9 = ["-c:v", "libvpx-vp9", "-crf", "34", "-b:v", "0", "-deadline", "good"];
  return [
    ...["-v", "error", "-y", "-f", "image2pipe", "-c:v", "mjpeg"],
    ...["-framerate", String(FRAMES_PER_SECOND), "-i", "pipe:0"],
    ...[...shared, ...h264, "-g", "240", "-movflags", "+faststart", join(folder, "film.mp4")],
    ...[...shared, ...vp9, "-cpu-used", "4", "-row-mt", "1", "-g", "240"],
    join(folder, "film.webm"),
  ];
};

const renderFilm = async (id: string, scene: Scene, { stage, draw }: Studio): Promise<void> => {
  const seconds = await readDuration(id);
  // The site's files are replaced only when both films are whole.
  const folder = await mkdtemp(join(tmpdir(), "film-"));
  const encoder = spawn(findEncoder(), encoderArguments(folder, seconds), {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const closed = once(encoder, "close");
  let last: { markup: string; frame: Buffer } = { markup: "", frame: Buffer.alloc(0) };
  let drawn = 0;
  for (let index = 0; index < seconds * FRAMES_PER_SECOND; index += 1) {
    const markup = scene.drawFrame(stage, index / FRAMES_PER_SECOND);
    if (markup !== last.markup) {
      last = { markup, frame: await draw(markup) };
      drawn += 1;
    }
    if (!encoder.stdin.write(last.frame)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  await closed;
  if (encoder.exitCode !== 0) {
    throw new Error(`ffmpeg could not encode ${id}: it needs libx264 and libvpx-vp9.`);
  }
  for (const extension of ["mp4", "webm"]) {
    const film = join(folder, `film.${extension}`);
    const { size } = await stat(film);
    if (size > MAX_VIDEO_BYTES) {
      throw new Error(`${id}.${extension} has ${size} bytes; the limit is ${MAX_VIDEO_BYTES}`);
    }
    await copyFile(film, join(FOLDER, `${id}.${extension}`));
    process.stdout.write(
      `static/videos/${id}.${extension} ${seconds} s, ${drawn} frames drawn, ${Math.round(size / 1024)} KB\n`,
    );
  }
  await writeFile(join(FOLDER, `${id}.vtt`), webVtt(scene.cues));
  await rm(folder, { recursive: true });
};

/** Renders the film of a product, or every film. Throws for a product without a scene. */
const renderVideos = async (id?: string): Promise<void> => {
  const chosen = [...scenes].filter(([name]) => id === undefined || name === id);
  if (chosen.length === 0)
    throw new Error(`No scene “${id}”; there are ${[...scenes.keys()].join(", ")}.`);
  findEncoder();
  await mkdir(FOLDER, { recursive: true });
  await withStudio(async (studio) => {
    for (const [name, scene] of chosen) await renderFilm(name, scene, studio);
  });
};

/** Draws single frames as PNG: `{time}` in the file name stands for the time in seconds. */
const renderStills = async (id: string, times: readonly number[], file: string): Promise<void> => {
  const scene = scenes.get(id);
  if (!scene) throw new Error(`No scene “${id}”`);
  await withStudio(async ({ stage, draw }) => {
    for (const time of times) {
      const name = file.replace("{time}", String(time).padStart(4, "0"));
      await writeFile(name, await draw(scene.drawFrame(stage, time), "png"));
    }
  });
};

const main = ([id, times, file]: readonly string[]): Promise<void> =>
  id !== undefined && times !== undefined && file !== undefined
    ? renderStills(id, times.split(",").map(Number), file)
    : renderVideos(id);

if (require.main === module) {
  void runCommand(() => main(process.argv.slice(2)));
}
