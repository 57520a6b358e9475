const inUtc = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** When a report was made, and of which build, as its page says it. */
export const madeLine = (made: Date, version: string): string =>
  `${inUtc.format(made)} UTC, build ${version}`;
