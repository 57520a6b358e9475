import { z } from "zod";
import { quoted } from "../../lib/messages";
import {
  consistency,
  derived,
  fieldRegistry,
  html,
  isoDate,
  slugId,
  text,
  transformed,
  withForm,
} from "../fields";
import { metadata } from "../metadata";
import { listOf, objectOf, release } from "../shared";

const speaker = text("A speaker.", "Ada Example");

/** One name or a list of names; the form shows a list. */
const speakers = withForm(
  z
    .union([speaker, z.array(speaker).min(1)])
    .register(fieldRegistry, { description: "Who speaks: a name, or a list of names." }),
  {
    schema: z.array(speaker).min(1),
    toForm: (written) => [written].flat(),
    toRecord: (shown) => (Array.isArray(shown) && shown.length === 1 ? shown[0] : shown),
  },
);

/** A day, or several in a row, on which we meet people. */
export const eventSchema = objectOf(
  "Event",
  "A day, or several in a row, on which we meet people.",
  {
    id: slugId("The file's name and the last part of the page's address.", "open-day"),
    ...release(),
    title: text("What it is.", "Open day"),
    starts: isoDate("The first day."),
    ends: derived(isoDate("The last day."), "the first day"),
    place: text("Where, in words.", "Rome"),
    speakers: transformed(speakers, listOf(speaker, "Who speaks."), (names) => [names].flat()),
    summary: text("One or two sentences below the heading.", "Meet the people and the words."),
    description: html("What happens there."),
    metadata: metadata(),
  },
).superRefine(({ starts, ends = starts }, context) => {
  if (ends >= starts) return;
  const message = `${quoted(ends)} is before starts, ${quoted(starts)}`;
  context.addIssue({ code: "custom", path: ["ends"], message, ...consistency });
});
