import type { Cue } from "./sceneParts";

const timestamp = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const pad = (value: number, digits: number): string => String(value).padStart(digits, "0");
  const whole = Math.floor(milliseconds / 1000);
  return `${pad(Math.floor(whole / 3600), 2)}:${pad(Math.floor(whole / 60) % 60, 2)}:${pad(whole % 60, 2)}.${pad(milliseconds % 1000, 3)}`;
};

/** A WebVTT file (W3C) of the cues, numbered from 1. */
export const webVtt = (cues: readonly Cue[]): string =>
  [
    "WEBVTT\n",
    ...cues.map(
      ({ start, end, text }, index) =>
        `${index + 1}\n${timestamp(start)} --> ${timestamp(end)}\n${text}\n`,
    ),
  ].join("\n");
