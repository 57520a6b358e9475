import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import { ApplicationForm } from "../../src/forms/application/ApplicationForm";
import { setOnScreen } from "../support/dom";
import { createMailStub, WithMail } from "./mailStub";

const EMAIL = "jobs@polysema.example";
const POSITIONS = ["Linguistic Annotator", "NLP Engineer", "Sales Manager"];
const MEBIBYTE = 1024 * 1024;

const pdf = (size = 2000, name = "selam-haile-cv.pdf", type = "application/pdf") =>
  new File(["%PDF-1.7\n".padEnd(size, "x").slice(0, size)], name, { type });

const field = (name: string) => screen.getByRole("textbox", { name });
const send = () => screen.getByRole("button", { name: "Send" });
const privacy = () => screen.getByRole("checkbox", { name: /privacy policy/ });
const cv = () => screen.getByLabelText<HTMLInputElement>(/^CV/);
const missing = () =>
  document.getElementById(send().getAttribute("aria-describedby") ?? "")?.textContent;

const show = async (jobTitle = "NLP Engineer", positions = POSITIONS) => {
  const stub = createMailStub();
  const user = userEvent.setup({ applyAccept: false });
  const view = render(
    <WithMail stub={stub}>
      <ApplicationForm positions={positions} jobTitle={jobTitle} email={EMAIL} />
    </WithMail>,
  );
  const plain = field("Name");
  const root = screen.getByRole("form").parentElement;
  if (root !== null) act(() => setOnScreen(root, true));
  await waitFor(() => expect(plain).not.toBeInTheDocument());
  return { stub, user, ...view };
};

const fill = async (user: ReturnType<typeof userEvent.setup>, file: File | null = pdf()) => {
  await user.type(field("Name"), "Selam Haile");
  await user.type(field("Email"), "abc");
  await user.type(field("Cover letter"), "I grew up between Tigrinya and Amharic.");
  await user.click(privacy());
  if (file !== null) await user.upload(cv(), file);
};

beforeEach(() => window.sessionStorage.clear());

test("the page as built holds every labelled field and Send disabled", async () => {
  const html = renderToString(
    <ApplicationForm positions={POSITIONS} jobTitle="NLP Engineer" email={EMAIL} />,
  );
  document.body.innerHTML = html;
  const built = missing();
  expect(screen.getByRole("combobox", { name: "Position" })).toHaveValue("NLP Engineer");
  expect(cv()).toHaveAccessibleDescription("Please, attach the file in PDF format, max 2.00 MB.");
  expect(send()).toBeDisabled();
  document.body.innerHTML = "";
  await show();
  expect(missing()).toBe(built);
  expect(built).toBe("Still needed: name, email, CV, cover letter, consent to the privacy policy.");
});

describe("the position", () => {
  test.each([
    ["Sales Manager", "Sales Manager"],
    ["A closed job", "Linguistic Annotator"],
  ])("for the page of %s begins with %s (JOB-03, JOB-04, AMB-16)", async (title, expected) => {
    await show(title);
    const position = screen.getByRole("combobox", { name: "Position" });
    expect(position).toHaveValue(expected);
    expect(position.children).toHaveLength(3);
  });

  test("is not asked for where no job is open", () => {
    render(<ApplicationForm positions={[]} jobTitle="A closed job" email={EMAIL} />);
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(screen.getByText("No job is open at the moment.")).toBeVisible();
  });
});

describe("what an application needs (APP-01 to APP-04)", () => {
  test("takes any text as an email and is sent with its CV", async () => {
    const { user, stub } = await show();
    const file = pdf();
    await fill(user, file);
    await waitFor(() => expect(send()).toBeEnabled());
    await user.dblClick(send());
    await waitFor(() => expect(stub.sent).toHaveLength(1));
    expect(stub.sent[0]).toEqual({
      position: "NLP Engineer",
      name: "Selam Haile",
      email: "abc",
      coverLetter: "I grew up between Tigrinya and Amharic.",
      privacy: true,
      marketing: false,
      cv: file,
    });
    expect(screen.getByText("Sending your application")).toBeVisible();
  });

  test.each(["Name", "Email", "Cover letter"])("is not sent without %s", async (name) => {
    const { user } = await show();
    await fill(user);
    await waitFor(() => expect(send()).toBeEnabled());
    await user.clear(field(name));
    expect(send()).toBeDisabled();
  });

  test("is not sent without consent or CV, not even on Enter", async () => {
    const { user, stub } = await show();
    await fill(user, null);
    expect(missing()).toBe("Still needed: CV.");
    await user.type(field("Name"), "{Enter}");
    expect(stub.sent).toEqual([]);
    await user.upload(cv(), pdf());
    await waitFor(() => expect(send()).toBeEnabled());
    await user.click(privacy());
    expect(send()).toBeDisabled();
    expect(screen.getByText(/I have read the/)).toHaveTextContent(/^\*/);
  });
});

describe("the CV", () => {
  test("passes at 2097152 bytes and shows its name (APP-05, APP-09)", async () => {
    const { user } = await show();
    await user.upload(cv(), pdf(2 * MEBIBYTE));
    expect(await screen.findByText("selam-haile-cv.pdf")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test.each([
    ["one byte more", pdf(2 * MEBIBYTE + 1), "Max file size exceeded", "a CV of at most 2.00 MB"],
    ["another type", pdf(9, "cv.pdf", "image/png"), "Required PDF format", "a CV in PDF format"],
    ["an empty file", pdf(0), "Required PDF format", "a CV in PDF format"],
    [
      "a renamed file",
      new File(["PK\u0003\u0004"], "cv.pdf", { type: "application/pdf" }),
      "Required PDF format",
      "a CV in PDF format",
    ],
  ])(
    "says at once that %s is wrong, and keeps its name (APP-05 to APP-07)",
    async (_, file, text, need) => {
      const { user } = await show();
      await user.upload(cv(), file);
      expect(await screen.findByRole("alert")).toHaveTextContent(text);
      expect(cv()).toHaveAccessibleDescription(`${file.name} ${text}`);
      expect(screen.getByText(file.name)).toBeVisible();
      expect(missing()).toContain(need);
    },
  );

  test("can be taken away, and the focus stays at the field", async () => {
    const { user } = await show();
    await user.upload(cv(), pdf());
    await user.click(await screen.findByRole("button", { name: "Remove selam-haile-cv.pdf" }));
    expect(cv()).toHaveFocus();
    expect(cv()).toHaveAccessibleDescription(
      /^Please, attach the file in PDF format, max 2\.00 MB\./,
    );
  });

  test("being chosen while the form's code comes is not lost", async () => {
    render(
      <WithMail stub={createMailStub()}>
        <ApplicationForm positions={POSITIONS} jobTitle="NLP Engineer" email={EMAIL} />
      </WithMail>,
    );
    const plain = cv();
    act(() => {
      plain.click();
      plain.focus();
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(plain).toBeInTheDocument();
    fireEvent.change(plain, { target: { files: [pdf()] } });
    await waitFor(() => expect(plain).not.toBeInTheDocument());
    expect(await screen.findByText("selam-haile-cv.pdf")).toBeVisible();
    expect(cv()).toHaveFocus();
  });
});

describe("after sending (APP-11, AMB-10)", () => {
  const sendAll = async () => {
    const shown = await show();
    await fill(shown.user);
    await waitFor(() => expect(send()).toBeEnabled());
    await shown.user.click(send());
    await screen.findByText("Sending your application");
    return shown;
  };

  test("thanks for the position and forgets the draft", async () => {
    const { stub, container } = await sendAll();
    expect(await axe(container)).toHaveNoViolations();
    act(() => stub.succeed());
    expect(
      await screen.findByRole("heading", { name: "Application sent successfully." }),
    ).toHaveFocus();
    expect(screen.getByText(/^Your application for NLP Engineer has been sent/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to the open jobs" })).toHaveAttribute(
      "href",
      "/about-us#join-us",
    );
    expect(window.sessionStorage).toHaveLength(0);
    expect(await axe(container)).toHaveNoViolations();
  });

  test("a failure keeps every field and the CV", async () => {
    const { stub, user, container } = await sendAll();
    act(() => stub.fail());
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Something went wrong\./);
    expect(screen.getByRole("button", { name: "Copy the letter" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Open as an email" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:jobs@polysema\.example\?subject=New%20Job%20Application/),
    );
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("form")).toHaveFocus();
    expect(field("Cover letter")).toHaveValue("I grew up between Tigrinya and Amharic.");
    expect(screen.getByText("selam-haile-cv.pdf")).toBeVisible();
    await user.click(send());
    await waitFor(() => expect(stub.sent).toHaveLength(2));
  });
});

describe("the draft", () => {
  test("survives a reload, without the CV, which the form says", async () => {
    const { user, unmount } = await show();
    expect(screen.getByText(/kept in this tab.*The CV is not kept\./)).toBeVisible();
    await fill(user);
    await user.selectOptions(screen.getByRole("combobox"), "Sales Manager");
    unmount();
    expect(window.sessionStorage.getItem("draft-application")).not.toContain("PDF");
    await show();
    expect(field("Cover letter")).toHaveValue("I grew up between Tigrinya and Amharic.");
    expect(screen.getByRole("combobox")).toHaveValue("Sales Manager");
    expect(missing()).toBe("Still needed: CV.");
  });

  test("goes along to another job's page, but not the choice of a position", async () => {
    const { user, unmount } = await show("NLP Engineer");
    await user.type(field("Cover letter"), "A letter");
    unmount();
    await show("Sales Manager");
    expect(field("Cover letter")).toHaveValue("A letter");
    expect(screen.getByRole("combobox")).toHaveValue("Sales Manager");
  });
});

test("the cover letter is 279 px high (JOB-06), and nothing is inaccessible", async () => {
  const { user, container } = await show();
  expect(field("Cover letter")).toHaveStyle({ height: "279px" });
  await user.upload(cv(), pdf(0));
  await screen.findByRole("alert");
  expect(await axe(container)).toHaveNoViolations();
});
