import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../../support/sourceFiles";
import { mp4BoxNames, mp4Duration, mp4Tracks, webmDuration } from "./containerDuration";

const MAX_BYTES = 3_000_000;
/** Half a hundredth of a minute: no clock on a page shows the difference. */
const TOLERANCE = 0.05;

const readStatic = (url: string): Buffer => readFileSync(join(PROJECT, "static", url));

interface VideoRecord {
  duration: number;
  url: string;
  webmURL: string;
  captionsURL: string;
}

const isVideoRecord = (value: unknown): value is { video: { video: VideoRecord } } =>
  typeof value === "object" && value !== null && "video" in value;

const getVideo = (id: string): VideoRecord => {
  const record: unknown = JSON.parse(
    readFileSync(join(PROJECT, `data/products/${id}.json`), "utf8"),
  );
  if (!isVideoRecord(record)) throw new Error(`${id} has no video`);
  return record.video.video;
};

const seconds = (timestamp: string): number => {
  const match = /^(\d{2}):(\d{2}):(\d{2}\.\d{3})$/.exec(timestamp);
  if (!match) throw new Error(`Not a WebVTT time: ${timestamp}`);
  const [, hours, minutes, rest] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
};

interface CaptionCue {
  start: number;
  end: number;
  text: string;
}

const parseVtt = (file: string): CaptionCue[] => {
  const [head, ...blocks] = file.trimEnd().split("\n\n");
  expect(head).toBe("WEBVTT");
  return blocks.map((block) => {
    const [, times = "", ...text] = block.trim().split("\n");
    const [start = "", end = ""] = times.split(" --> ");
    return { start: seconds(start), end: seconds(end), text: text.join("\n") };
  });
};

describe.each([
  ["lextag", 58],
  ["semantic-paths", 79],
] as const)("The video of %s", (id, duration) => {
  const video = getVideo(id);

  test(`lasts ${duration} s in its record (PROD-18)`, () => {
    expect(video.duration).toBe(duration);
  });

  test("is an MP4 file as long as its record says, with its index in front and no sound", () => {
    const file = readStatic(video.url);
    expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(Math.abs(mp4Duration(file) - video.duration)).toBeLessThanOrEqual(TOLERANCE);
    expect(mp4Tracks(file)).toBe(1);
    const names = mp4BoxNames(file);
    expect(names.indexOf("moov")).toBeLessThan(names.indexOf("mdat"));
  });

  test("is a WebM file as long as its record says", () => {
    const file = readStatic(video.webmURL);
    expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(Math.abs(webmDuration(file) - video.duration)).toBeLessThanOrEqual(TOLERANCE);
  });

  test("has captions in order, within the video, long enough to read", () => {
    const cues = parseVtt(readStatic(video.captionsURL).toString("utf8"));
    expect(cues.length).toBeGreaterThanOrEqual(5);
    cues.forEach(({ start, end, text }, index) => {
      expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
      // 17 characters a second is what subtitles for adults commonly allow.
      expect(text.length / (end - start)).toBeLessThanOrEqual(17);
      expect(end).toBeLessThanOrEqual(video.duration);
      expect(Math.max(...text.split("\n").map((row) => row.length))).toBeLessThanOrEqual(60);
    });
    expect(cues.at(-1)?.end).toBe(video.duration);
  });
});
