import { render, screen, within } from "@testing-library/react";
import AboutPage from "../../../src/pages/about-us";
import ApplyPage from "../../../src/kinds/job/applyPage";
import JobPage from "../../../src/kinds/job/page";
import { aClosing } from "./builders";
import { aJob, openJobs } from "./pageBuilders";
import ProductPage from "../../../src/kinds/product/page";
import SolutionPage from "../../../src/kinds/solution/page";
import { expectLink, textsOf } from "../../support/queries";

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
  careers: { title: "Join us", descriptionHtml: "Write to us." },
  closing: aClosing,
};
const jobs = [
  { prettyURL: "nlp", title: "NLP Engineer", category: "Research", place: "Rome" },
  { prettyURL: "software", title: "Software Engineer", category: "Research", place: "Remote" },
  { prettyURL: "annotator", title: "Annotator", category: "Language", place: "Remote" },
].map((job) => ({ ...job, active: true }));
const news = (title: string, datePublished: string, url?: string) => ({
  datePublished,
  preview: { title, action: url ? { url } : null },
});
const about = {
  aboutPage,
  homePage: {
    languages: {
      title: "How many languages?",
      description: "The tasks differ.",
      counts: [{ says: "600 languages", label: "have words", product: { jsonId: "wordatlas" } }],
    },
  },
  releases: {
    nodes: [news("An atlas", "2023-03-20", "/article/atlas"), news("A detector", "2024-05-01")],
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

it("the about page lists the releases of each year, linked if they have a page, with foreign words marked by language", () => {
  render(<AboutPage data={about} />);
  const soFar = within(screen.getByRole("region", { name: "Timeline" }));
  expect(textsOf("heading", { level: 3 }, soFar)).toEqual(["2023", "2024"]);
  expectLink("An atlas", "/article/atlas", soFar);
  expect(soFar.getByText("A detector")).toBeVisible();
  expect(screen.getByText("слово")).toHaveAttribute("lang", "ru");
});

it("the about page reports that no job is open", () => {
  render(<AboutPage data={{ ...about, allJob: { nodes: [] } }} />);
  expect(screen.getByText("No jobs are open at the moment.")).toBeVisible();
});

it("a job's page shows facts, tasks, an application link and other open jobs (JOB-02)", () => {
  render(<JobPage data={{ job: aJob(), ...openJobs, metadata: null }} />);
  expect(screen.getByRole("heading", { level: 1, name: "Linguistic Annotator" })).toBeVisible();
  expect(screen.getByText("15 December 2026")).toBeVisible();
  expect(screen.getByText("Annotate senses.")).toBeVisible();
  expectLink("Apply for this job", "/job/annotator/apply");
  const others = within(screen.getByRole("region", { name: "Other open jobs" }));
  expect(others.getAllByRole("link")).toHaveLength(1);
  expectLink(/NLP Engineer/, "/job/nlp-engineer", others);
});

it("a job's page of a filled job keeps the text and has no application link (AMB-16)", () => {
  render(<JobPage data={{ job: aJob({ active: false }), ...openJobs, metadata: null }} />);
  expect(screen.queryByRole("link", { name: "Apply for this job" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "This job is no longer open" })).toBeVisible();
  expectLink("See open jobs", "/about-us#join-us");
  expect(screen.getByText("Annotate senses.")).toBeVisible();
  expect(screen.queryByText("Open until")).not.toBeInTheDocument();
});

const applyPage = { title: "Apply", lead: "A short CV is enough.", answer: "Soon" };
const apply = (active: boolean) => (
  <ApplyPage
    data={{
      applyPage,
      company: openJobs.company,
      job: { prettyURL: "annotator", title: "Annotator", active },
      openJobs: { nodes: openJobs.allJob.nodes },
      metadata: null,
    }}
  />
);

it("an application form's page links back to the job (JOB-02)", () => {
  render(apply(true));
  expectLink("Annotator", "/job/annotator");
  expect(screen.getByRole("form", { name: /application/i })).toBeInTheDocument();
  expect(screen.queryByText(/no longer hiring/)).not.toBeInTheDocument();
});

it("an application form's page reports that the job is filled (AMB-16)", () => {
  render(apply(false));
  expect(screen.getByText(/no longer hiring for .*Annotator/)).toBeVisible();
});

test("an unknown product throws an error with its id (ERR-04)", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const data = { product: null, papers: { nodes: [] }, homePage: null, metadata: null };
  expect(() =>
    render(<ProductPage data={data} location={{ search: "" }} pageContext={{ key: "nowhere" }} />),
  ).toThrow("Product nowhere not found");
});

test("an unknown solution returns nothing, without an error (ERR-05)", () => {
  const { container } = render(<SolutionPage data={{ solution: null, metadata: null }} />);
  expect(container).toBeEmptyDOMElement();
});
