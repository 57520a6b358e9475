import { z } from "zod";
import {
  fieldRegistry,
  flag,
  heading,
  html,
  isoDate,
  oneOf,
  pastDay,
  slugId,
  text,
  withMeta,
  consistency,
} from "../fields";
import { quote } from "../../lib/messages";
import { metadata } from "../metadata";
import { listOf, objectOf, release } from "../shared";

export const jobSchema = objectOf("Job", "A position.", {
  prettyURL: slugId("nlp-engineer"),
  ...release(),
  title: heading("The position.", "NLP Engineer"),
  category: text("The group that lists the job.", "Research and engineering"),
  active: z.boolean().register(fieldRegistry, {
    description: "The job is open: people can apply.",
    label: "Open",
    graphql: 'Boolean! @whileOpen(until: "validThrough")',
  }),
  summary: text("One or two sentences below the heading.", "You decide what a word means here."),
  description: html("What the work is about, one or two paragraphs."),
  responsibilities: listOf(html("One point.", "Train and compare models."), "What you will do."),
  requirements: listOf(html("One point."), "What you bring."),
  offers: listOf(html("One point."), "What we offer."),
  place: text("The place of work, as the page shows it.", "Rome or remote"),
  addressLocality: text("The town, for search engines.", "Rome", { label: "Town" }).optional(),
  addressCountry: text("The country's code, for search engines.", "IT", { label: "Country" })
    .regex(/^[A-Z]{2}$/, "use a country code such as IT")
    .optional(),
  isRemote: flag("The work can be done from anywhere in the country."),
  contract: text("The contract, as the page shows it.", "Full time, permanent"),
  employmentType: oneOf(
    ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"],
    "The kind of contract, for search engines.",
    "FULL_TIME",
  ),
  datePosted: pastDay("The day when the job was published.", "posted"),
  validThrough: withMeta(isoDate("The last day to apply; afterwards the job is closed."), {
    label: "Last day to apply",
  }).optional(),
  metadata: metadata(),
  applyMetadata: metadata("Metadata of the application form.", "Search engine text of the form"),
}).superRefine(({ datePosted, validThrough = datePosted }, context) => {
  if (validThrough >= datePosted) return;
  const message = `${quote(validThrough)} is before datePosted, ${quote(datePosted)}`;
  context.addIssue({ code: "custom", path: ["validThrough"], message, ...consistency });
});
