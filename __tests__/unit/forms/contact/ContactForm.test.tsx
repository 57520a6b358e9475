import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { env } from "../../../../src/lib/env";
import { ContactForm, getPrefilledMessage } from "../../../../src/forms/contact/ContactForm";
import { createMailStub, WithMail } from "../mailStub";
import { contactsAboutPath } from "../../../../src/routes/paths";

const EMAIL = "info@polysema.example";

const send = () => screen.getByRole("button", { name: "Send" });
const field = (name: string) => screen.getByRole("textbox", { name });
const box = (name: RegExp) => screen.getByRole("checkbox", { name });
const missing = () => {
  const id = send().getAttribute("aria-describedby") ?? "";
  return document.getElementById(id);
};

const show = async (defaultMessage?: string) => {
  const stub = createMailStub();
  const user = userEvent.setup();
  // A restored draft is validated after the first render.
  const view = await act(() =>
    render(
      <WithMail stub={stub}>
        <ContactForm email={EMAIL} defaultMessage={defaultMessage} />
      </WithMail>,
    ),
  );
  return { stub, user, ...view };
};

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(field("Name"), "Saoirse");
  await user.type(field("Email"), "abc");
  await user.type(field("Message"), "Which tags?");
  await user.click(box(/privacy notice/));
};

const keepDraft = (fields: object) =>
  window.sessionStorage.setItem("draft-contact", JSON.stringify({ page: "/contacts", fields }));

beforeEach(() => window.sessionStorage.clear());

test("the prerendered page has every labelled field, a disabled Send button, and an address for visitors without JavaScript", () => {
  keepDraft({ name: "Kept" });
  const html = renderToString(<ContactForm email={EMAIL} />);
  document.body.innerHTML = html;
  for (const name of ["Name", "Email", "Organisation (optional)", "Message"]) {
    expect(field(name)).toHaveValue("");
  }
  expect(send()).toBeDisabled();
  expect(missing()).toHaveTextContent(
    "Still needed: name, email, message, confirmation that you have read the privacy notice.",
  );
  expect(html).toMatch(/<noscript>.*mailto:info@polysema\.example/);
  document.body.innerHTML = "";
});

test("the contact form accepts any text as an email, and requires name, email, message and consent (FORM-01 to FORM-05)", async () => {
  const { user, stub } = await show();
  await fill(user);
  expect(send()).toBeEnabled();
  expect(missing()).toBeEmptyDOMElement();
  await user.click(send());
  await waitFor(() => expect(stub.sent).toHaveLength(1));
  expect(stub.sent[0]).toEqual({
    name: "Saoirse",
    email: "abc",
    organization: "",
    message: "Which tags?",
    privacy: true,
    marketing: false,
  });
});

test.each(["Name", "Email", "Message"])(
  "the contact form is not sent without %s (FORM-06)",
  async (name) => {
    const { user, stub } = await show();
    await fill(user);
    fireEvent.change(field(name), { target: { value: " " } });
    expect(send()).toBeDisabled();
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => expect(field(name)).toBeInvalid());
    expect(send()).toBeDisabled();
    expect(missing()).toHaveTextContent(`Still needed: ${name.toLowerCase()}.`);
    expect(stub.sent).toEqual([]);
  },
);

test("the contact form reports a field's error on blur, associated with the field (AMB-20)", async () => {
  const { user } = await show();
  await user.click(field("Email"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await user.tab();
  expect(field("Email")).toBeInvalid();
  expect(field("Email")).toHaveAccessibleDescription("Enter your email address so we can reply.");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter your email address so we can reply.");
});

test("the contact form updates the list of missing fields on blur, not on each key", async () => {
  const { user } = await show();
  const all = missing()?.textContent;
  await user.type(field("Name"), "Saoirse");
  expect(missing()).toHaveTextContent(all ?? "");
  await user.tab();
  expect(missing()).toHaveTextContent(
    "Still needed: email, message, confirmation that you have read the privacy notice.",
  );
  expect(missing()).toHaveAttribute("role", "status");
});

test.each(["abc", "@example.org", "ada@", "ada@example"])(
  "the contact form asks on blur whether %s is complete, but sends it anyway (AMB-32)",
  async (address) => {
    const { user } = await show();
    await user.type(field("Email"), address);
    expect(field("Email")).not.toHaveAccessibleDescription();
    await user.tab();
    expect(field("Email")).toHaveAccessibleDescription(/looks incomplete/);
    expect(field("Email")).not.toHaveAttribute("aria-invalid");
    await fill(user);
    expect(send()).toBeEnabled();
    await user.type(field("Email"), "@example.org");
    expect(field("Email")).not.toHaveAccessibleDescription();
  },
);

test("the contact form has the specified consents, and no bot-check notice without a bot check (FORM-08 to FORM-10, JOB-07)", async () => {
  await show();
  const label = screen.getByText(/I have read the/);
  expect(label).toHaveTextContent(/^\* I have read the privacy notice/);
  expect(within(label).getByRole("link")).toHaveAttribute("href", "/terms-and-privacy");
  expect(within(label).getByRole("link")).toHaveAttribute("target", "_blank");
  expect(screen.getByText("Send me newsletters by email, no more than monthly.")).toBeVisible();
  expect(screen.queryByText(/protected by/)).toBeNull();
});

test("the contact form has the notice of a configured bot check, with its links (FORM-10)", async () => {
  jest.replaceProperty(env, "recaptchaSiteKey", "a-key");
  await show();
  const notice = screen.getByText(/protected by reCAPTCHA, a bot check by Google/);
  const links = within(notice).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://policies.google.com/privacy",
    "https://policies.google.com/terms",
  ]);
  expect(notice).toHaveTextContent(/Privacy Policy.* and Terms of Service.* apply\./);
});

test("while the message is being sent, an overlay covers the form and takes the focus (FORM-11, BLK-09)", async () => {
  const { user } = await show();
  await fill(user);
  await user.click(send());
  await screen.findByText("Sending your message");
  expect(screen.getByRole("form").closest("[inert]")).not.toBeNull();
  expect(document.activeElement).toHaveAttribute("role", "status");
  expect(document.activeElement).toHaveTextContent("Sending your message");
});

/** Sends a message whose call fails. */
const failWith = async (message: string) => {
  const { user, stub } = await show();
  await fill(user);
  fireEvent.change(field("Message"), { target: { value: message } });
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  await waitFor(() => expect(stub.sent).toHaveLength(1));
  act(() => stub.fail());
  return { user, mail: await screen.findByRole("link", { name: "Open as an email" }) };
};

test("a message too long for a mailto address can be copied instead", async () => {
  const { user, mail } = await failWith("Long. ".repeat(500));
  expect(mail).not.toHaveAttribute("href", expect.stringContaining("body="));
  await user.click(screen.getByRole("button", { name: "Copy the message" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toContain("Long. Long.");
});

test.each([
  ["One\nTwo\r\n\nThree", "One\r\nTwo\r\n\r\nThree"],
  ["An emoji that was cut \ud83d", "An emoji that was cut \ufffd"],
])(
  "the mailto address encodes any text, with CRLF line ends as in RFC 6068",
  async (typed, sent) => {
    const { mail } = await failWith(typed);
    const body = new URL(mail.getAttribute("href") ?? "").searchParams.get("body");
    expect(body).toBe(`Name: Saoirse\r\nEmail: abc\r\n\r\n${sent}`);
  },
);

test("a draft overrides a link's message, and an unchanged message isn't stored (FORM-07)", async () => {
  const { user, unmount } = await show("About Vera.");
  expect(field("Message")).toHaveValue("About Vera.");
  await user.type(field("Name"), "Ada");
  unmount();
  const second = await show("About LexTag.");
  expect(field("Name")).toHaveValue("Ada");
  expect(field("Message")).toHaveValue("About LexTag.");
  await second.user.type(field("Message"), " When?");
  second.unmount();
  await show("About Vera.");
  expect(field("Message")).toHaveValue("About LexTag. When?");
});

test.each(["{broken", "[1]", '{"fields":{"name":7}}', '{"fields":[]}', "null"])(
  "the contact form ignores a malformed draft: %s",
  async (text) => {
    window.sessionStorage.setItem("draft-contact", text);
    await show();
    expect(field("Name")).toHaveValue("");
  },
);

const products = [{ jsonId: "vera", title: "Vera" }];
const studies = [{ jsonId: "newsroom", title: "A newsroom" }];
const from = (query: string) => getPrefilledMessage(query, products, studies);

it("the contact form's initial message is about the product or the case study that linked to it (FORM-07, F8)", () => {
  expect(from("?about=vera")).toBe("I’d like to talk to you about Vera.");
  expect(from(new URL(contactsAboutPath("newsroom"), "https://a.example").search)).toBe(
    "I’d like to ask about the case study “A newsroom”.",
  );
});

it.each([
  "",
  "?about=",
  "?about=Send%20me%20money",
  "?about=__proto__",
  "?message=Hello&about=minerva",
])("the contact form's initial message is empty for an unknown id: %s (FORM-07, F8)", (query) => {
  expect(from(query)).toBe("");
});
