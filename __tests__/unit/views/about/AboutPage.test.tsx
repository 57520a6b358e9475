import { render, screen, within } from "@testing-library/react";
import AboutPage from "../../../../src/pages/about-us";
import { aClosing } from "../builders";
import { expectLink, textsOf } from "../../../support/queries";

const news = (title: string, datePublished: string, url?: string) => ({
  jsonId: title,
  datePublished,
  preview: { title, action: url ? { text: "Read", url, newTab: true } : null },
});
const aboutPage = {
  header: {
    title: "Linguists who build",
    descriptionHtml: "Who we are.",
    backgroundGradient: "gradient_5",
  },
  why: {
    title: "A line",
    descriptionHtml: "<p>A story.</p>",
    senses: [{ sense: "queue", sentenceHtml: "Wait in <b>line</b>." }],
    source: "A study.",
  },
  how: {
    title: "What we believe",
    titleEmphasis: "on Mondays",
    items: [{ title: "Read first", descriptionHtml: "<p>We read.</p>" }],
  },
  words: {
    title: "Word",
    description: "Many mean more.",
    items: [{ text: "слово", language: "ru", note: "Russian" }],
  },
  timeline: [news("A detector", "2024-05-01"), news("An atlas", "2023-03-20", "/article/atlas")],
  careers: { title: "Join us", descriptionHtml: "Write to us." },
  closing: aClosing,
};
const jobs = [
  { prettyURL: "nlp", title: "NLP Engineer", category: "Research", place: "Rome" },
  { prettyURL: "software", title: "Software Engineer", category: "Research", place: "Remote" },
  { prettyURL: "annotator", title: "Annotator", category: "Language", place: "Remote" },
].map((job) => ({ ...job, active: true }));
const about = {
  aboutPage,
  homePage: {
    languages: {
      title: "How many languages?",
      description: "The tasks differ.",
      counts: [{ says: "600 languages", label: "have words", product: { jsonId: "wordatlas" } }],
    },
  },
  allJob: { nodes: jobs },
  metadata: null,
};

it("the about page has its careers section at join-us, with jobs by category (RT-14, JOB-01, PAGE-01)", () => {
  render(<AboutPage data={about} />);
  const careers = screen.getByRole("region", { name: "Join us" });
  expect(careers).toHaveAttribute("id", "join-us");
  expect(textsOf("heading", { level: 3 }, within(careers))).toEqual(["Research", "Language"]);
  expectLink(/Software Engineer.*Remote/, "/job/software", within(careers));
});

it("the about page lists the news of its timeline by year, linked if they have a page, with foreign words marked by language", () => {
  render(<AboutPage data={about} />);
  const soFar = within(screen.getByRole("region", { name: "Timeline" }));
  expect(textsOf("heading", { level: 3 }, soFar)).toEqual(["2023", "2024"]);
  expectLink(/^An atlas/, "/article/atlas", soFar);
  expect(soFar.getByText("A detector")).toBeVisible();
  expect(screen.getByText("слово")).toHaveAttribute("lang", "ru");
});

it("the about page reports that no job is open", () => {
  render(<AboutPage data={{ ...about, allJob: { nodes: [] } }} />);
  expect(screen.getByText("No jobs are open at the moment.")).toBeVisible();
});
