import { render, screen, within } from "@testing-library/react";
import ApplyPage from "../../../../src/kinds/job/applyPage";
import JobPage from "../../../../src/kinds/job/page";
import { expectLink } from "../../../support/queries";
import { aJob, openJobs } from "../../views/pageBuilders";

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

it("a filled job's page keeps the text and has no application link (AMB-16)", () => {
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

it("the page of an application form links back to the job (JOB-02)", () => {
  render(apply(true));
  expectLink("Annotator", "/job/annotator");
  expect(screen.getByRole("form", { name: /application/i })).toBeInTheDocument();
  expect(screen.queryByText(/no longer hiring/)).not.toBeInTheDocument();
});

it("the page of an application form reports that the job is filled (AMB-16)", () => {
  render(apply(false));
  expect(screen.getByText(/no longer hiring for .*Annotator/)).toBeVisible();
});
