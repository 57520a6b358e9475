import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ApplicationForm } from "../../../../src/forms/application/ApplicationForm";
import { createMailStub, WithMail } from "../mailStub";

const EMAIL = "jobs@polysema.example";
const POSITIONS = ["Linguistic Annotator", "NLP Engineer", "Sales Manager"];

const pdf = () => new File(["%PDF-1.7\n"], "selam-haile-cv.pdf", { type: "application/pdf" });

const field = (name: string) => screen.getByRole("textbox", { name });
const send = () => screen.getByRole("button", { name: "Send" });
const privacy = () => screen.getByRole("checkbox", { name: /privacy notice/ });
const position = () => screen.getByRole("combobox", { name: "Position" });
const cv = () => screen.getByLabelText<HTMLInputElement>(/^CV/);
const missing = () =>
  document.getElementById(send().getAttribute("aria-describedby") ?? "")?.textContent;

const show = async (jobTitle = "NLP Engineer") => {
  const stub = createMailStub();
  const user = userEvent.setup({ applyAccept: false });
  const view = await act(() =>
    render(
      <WithMail stub={stub}>
        <ApplicationForm positions={POSITIONS} jobTitle={jobTitle} email={EMAIL} />
      </WithMail>,
    ),
  );
  return { stub, user, ...view };
};

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(field("Name"), "Selam");
  await user.type(field("Email"), "abc");
  await user.type(field("Cover letter"), "Tigrinya.");
  await user.click(privacy());
};

const forPath = (path: string) => window.history.replaceState(null, "", path);

beforeEach(() => {
  window.sessionStorage.clear();
  forPath("/job/nlp-engineer/apply");
});

test("the prerendered page has every labelled field and a disabled Send button", () => {
  document.body.innerHTML = renderToString(
    <ApplicationForm positions={POSITIONS} jobTitle="NLP Engineer" email={EMAIL} />,
  );
  expect(position()).toHaveValue("NLP Engineer");
  expect(cv()).toHaveAccessibleDescription("Please, attach the file in PDF format, max 2.00 MB.");
  expect(send()).toBeDisabled();
  expect(missing()).toBe(
    "Still needed: name, email, CV, cover letter, confirmation that you have read the privacy notice.",
  );
  document.body.innerHTML = "";
});

test.each([
  ["Sales Manager", "Sales Manager"],
  ["A closed job", "Linguistic Annotator"],
])(
  "the position on the page of %s is initially %s (JOB-03, JOB-04, AMB-16)",
  async (title, expected) => {
    await show(title);
    expect(position()).toHaveValue(expected);
    expect(position().children).toHaveLength(3);
  },
);

test("the position is missing if no job is open", () => {
  render(<ApplicationForm positions={[]} jobTitle="A closed job" email={EMAIL} />);
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
  expect(screen.getByText("No jobs are open at the moment.")).toBeVisible();
});

test("an application accepts any text as an email and is sent with its CV (APP-01 to APP-04)", async () => {
  const { user, stub } = await show();
  const file = pdf();
  await fill(user);
  expect(missing()).toBe("Still needed: CV.");
  await user.upload(cv(), file);
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  await waitFor(() => expect(stub.sent).toHaveLength(1));
  expect(stub.sent[0]).toEqual({
    position: "NLP Engineer",
    name: "Selam",
    email: "abc",
    coverLetter: "Tigrinya.",
    privacy: true,
    marketing: false,
    cv: file,
  });
});

test("a CV that was deleted after selection isn't sent, and its field reports that", async () => {
  const { user, stub } = await show();
  const file = pdf();
  await fill(user);
  await user.upload(cv(), file);
  await waitFor(() => expect(send()).toBeEnabled());
  jest.spyOn(file, "slice").mockImplementation(() => {
    throw new DOMException("The file has changed", "NotReadableError");
  });
  await user.click(send());
  await waitFor(() => expect(cv()).toHaveAccessibleDescription(/Required PDF format$/));
  expect(missing()).toBe("Still needed: a valid CV.");
  expect(stub.sent).toEqual([]);
});

test("the draft survives a reload, without the CV", async () => {
  const { user, unmount } = await show();
  await fill(user);
  await user.upload(cv(), pdf());
  await user.selectOptions(position(), "Sales Manager");
  unmount();
  expect(window.sessionStorage.getItem("draft-application")).not.toMatch(/cv|pdf/i);
  await show();
  expect(screen.getByText(/Your CV doesn’t, so attach it last\.$/)).toBeVisible();
  expect(field("Cover letter")).toHaveValue("Tigrinya.");
  expect(position()).toHaveValue("Sales Manager");
  expect(missing()).toBe("Still needed: CV.");
});

test("the cover letter is 279 px high (JOB-06)", async () => {
  await show();
  expect(field("Cover letter")).toHaveStyle({ height: "279px" });
});
