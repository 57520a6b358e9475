import { z } from "zod";
import { html, isoDate, slugId, text } from "../fields";
import { named, release } from "../shared";

/** A day on which we meet people. */
export const eventSchema = named(
  z.strictObject({
    id: slugId("The file's name and the last part of the page's address.", "open-day"),
    title: text("What it is.", "Open day"),
    day: isoDate("The day."),
    place: text("Where, in words.", "Rome"),
    summary: text("One or two sentences below the heading.", "Meet the people and the words."),
    description: html("What happens there."),
    ...release(),
  }),
  "Event",
  "A day on which we meet people.",
);
