import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import { LETTER_MAX_LENGTH } from "../../src/config/limits";
import { ContactForm } from "../../src/forms/contact/ContactForm";
import { setOnScreen } from "../support/dom";
import { expectConsole } from "../support/failingConsole";
import { createMailStub, WithMail } from "./mailStub";

const EMAIL = "info@polysema.example";

const form = () => screen.getByRole("form", { name: "Contact" });
const send = () => screen.getByRole("button", { name: "Send" });
const field = (name: string) => screen.getByRole("textbox", { name });
const box = (name: RegExp) => screen.getByRole("checkbox", { name });
const missing = () => {
  const id = send().getAttribute("aria-describedby") ?? "";
  return document.getElementById(id);
};

/** Shows the form and waits until it lives, as a visitor who sees it does. */
const show = async (defaultMessage?: string) => {
  const stub = createMailStub();
  const user = userEvent.setup();
  const view = render(
    <WithMail stub={stub}>
      <ContactForm email={EMAIL} defaultMessage={defaultMessage} />
    </WithMail>,
  );
  const plain = field("Name");
  const root = form().parentElement;
  if (root !== null) act(() => setOnScreen(root, true));
  await waitFor(() => expect(plain).not.toBeInTheDocument());
  return { stub, user, ...view };
};

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(field("Name"), "Saoirse Lindqvist");
  await user.type(field("Email"), "abc");
  await user.type(field("Message"), "Could LexTag use our tag set?");
  await user.click(box(/privacy policy/));
};

beforeEach(() => window.sessionStorage.clear());

describe("the page as built", () => {
  test("holds every labelled field, Send disabled, and where to write without scripts", () => {
    const html = renderToString(<ContactForm email={EMAIL} />);
    document.body.innerHTML = html;
    for (const name of ["Name", "Email", "Organization (optional)", "Message"]) {
      expect(field(name)).toBeEnabled();
    }
    expect(send()).toBeDisabled();
    expect(html).toMatch(/<noscript>.*mailto:info@polysema\.example/);
    document.body.innerHTML = "";
  });

  test("lists the same missing things as the living form", async () => {
    document.body.innerHTML = renderToString(<ContactForm email={EMAIL} />);
    const built = missing()?.textContent;
    document.body.innerHTML = "";
    await show();
    expect(missing()).toHaveTextContent(built ?? "");
    expect(built).toBe("Still needed: name, email, message, consent to the privacy policy.");
  });

  test("hands over what was typed and ticked before its code came, and the focus", async () => {
    const stub = createMailStub();
    const view = render(
      <WithMail stub={stub}>
        <ContactForm email={EMAIL} />
      </WithMail>,
    );
    const plain = field("Name");
    Object.assign(plain, { value: "Typed early" });
    act(() => box(/Send me newsletters/).click());
    act(() => plain.focus());
    await waitFor(() => expect(plain).not.toBeInTheDocument());
    expect(field("Name")).toHaveValue("Typed early");
    expect(field("Name")).toHaveFocus();
    expect(box(/Send me newsletters/)).toBeChecked();
    view.unmount();
  });
});

describe("what the contact form needs", () => {
  test("takes any text as an email, and needs name, email, message and consent (FORM-01 to FORM-05)", async () => {
    const { user, stub } = await show();
    await fill(user);
    expect(send()).toBeEnabled();
    expect(missing()).toBeEmptyDOMElement();
    await user.click(send());
    await waitFor(() => expect(stub.sent).toHaveLength(1));
    expect(stub.sent[0]).toEqual({
      name: "Saoirse Lindqvist",
      email: "abc",
      organization: "",
      message: "Could LexTag use our tag set?",
      privacy: true,
      marketing: false,
    });
  });

  test.each(["Name", "Email", "Message"])("is not sent without %s (FORM-06)", async (name) => {
    const { user, stub } = await show();
    await fill(user);
    await user.clear(field(name));
    expect(send()).toBeDisabled();
    await user.type(field("Organization (optional)"), "{Enter}");
    expect(stub.sent).toEqual([]);
  });

  test("is not sent without consent (FORM-04)", async () => {
    const { user } = await show();
    await fill(user);
    await user.click(box(/privacy policy/));
    expect(send()).toBeDisabled();
    expect(missing()).toHaveTextContent("Still needed: consent to the privacy policy.");
    expect(missing()).toHaveAttribute("role", "status");
  });

  test("asks for a correction, not for the whole, of what is filled but cannot be sent", async () => {
    const { user } = await show();
    await fill(user);
    await user.clear(field("Name"));
    await user.click(field("Name"));
    await user.paste("Ada".repeat(100));
    await user.clear(field("Message"));
    await user.click(field("Message"));
    await user.paste("x".repeat(LETTER_MAX_LENGTH + 1));
    expect(missing()).toHaveTextContent("Still needed: a valid name, a valid message.");
  });

  test("says what is wrong with a field when it is left, tied to the field (AMB-20)", async () => {
    const { user } = await show();
    await user.click(field("Email"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await user.tab();
    expect(field("Email")).toBeInvalid();
    expect(field("Email")).toHaveAccessibleDescription("Enter your email so that we can reply.");
    expect(screen.getByRole("alert")).toHaveTextContent("Enter your email so that we can reply.");
  });

  test("may begin with a message (FORM-07)", async () => {
    await show("About the newsroom study:");
    expect(field("Message")).toHaveValue("About the newsroom study:");
  });

  test("words its consents and the bot-check notice (FORM-08 to FORM-10, JOB-07)", async () => {
    await show();
    const label = screen.getByText(/I have read the/);
    expect(label).toHaveTextContent(/^\* I have read the privacy policy/);
    expect(within(label).getByRole("link")).toHaveAttribute("href", "/terms-and-privacy");
    expect(within(label).getByRole("link")).toHaveAttribute("target", "_blank");
    expect(screen.getByText("Send me newsletters by email, no more than monthly.")).toBeVisible();
    expect(screen.getByText(/protected by a bot check/)).toHaveTextContent(
      /privacy policy.* and terms.* apply\./,
    );
  });

  test("gets the bot check ready on the first focus and not before (AMB-19)", async () => {
    const { user, stub } = await show();
    expect(stub.prepared()).toBe(0);
    await user.click(field("Name"));
    expect(stub.prepared()).toBeGreaterThan(0);
  });
});

describe("the steps of the contact form (FORM-11)", () => {
  test("a double click sends once, and the form waits below an overlay", async () => {
    const { user, stub, container } = await show();
    await fill(user);
    await user.dblClick(send());
    await screen.findByText("Sending your message");
    expect(stub.sent).toHaveLength(1);
    expect(form().closest("[inert]")).not.toBeNull();
    expect(document.activeElement).toHaveAttribute("role", "status");
    expect(document.activeElement).toHaveTextContent("Sending your message");
    expect(await axe(container)).toHaveNoViolations();
  });

  test("thanks, takes the focus and leads back to an empty form (FORM-12, FORM-13)", async () => {
    const { user, stub, container } = await show();
    await fill(user);
    await user.click(send());
    await screen.findByText("Sending your message");
    act(() => stub.succeed());
    const heading = await screen.findByRole("heading", { name: "Message sent successfully." });
    expect(heading).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent(
      "Message sent successfully.Your message has been sent correctly. Thank you for reaching out to us. We will get back to you as soon as possible.",
    );
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole("button", { name: "Back to the form" }));
    expect(field("Name")).toHaveValue("");
    expect(form()).toHaveFocus();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test("keeps everything after a failure and offers ways round it (FORM-12, FORM-14, ERR-01)", async () => {
    const { user, stub, container } = await show();
    await fill(user);
    await user.click(send());
    await screen.findByText("Sending your message");
    act(() => stub.fail());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Something went wrong\.We are sorry, your request cannot be processed right now\. Please wait a bit and try again\./,
    );
    expect(screen.getByRole("heading", { name: "Something went wrong." })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    const mail = screen.getByRole("link", { name: "Open as an email" });
    expect(decodeURIComponent(mail.getAttribute("href") ?? "")).toMatch(
      /^mailto:info@polysema\.example\?subject=New message from Saoirse.*Could LexTag/s,
    );
    await user.click(screen.getByRole("button", { name: "Copy the message" }));
    expect(await screen.findByText("Copied.")).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toContain("Could LexTag");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(field("Message")).toHaveValue("Could LexTag use our tag set?");
    expect(box(/privacy policy/)).toBeChecked();
    await user.click(send());
    await waitFor(() => expect(stub.sent).toHaveLength(2));
  });

  test("a message too long for the address of an email is copied as the email opens", async () => {
    const { user, stub } = await show();
    await fill(user);
    fireEvent.change(field("Message"), { target: { value: "Long. ".repeat(500) } });
    await user.click(send());
    await screen.findByText("Sending your message");
    act(() => stub.fail());
    const mail = await screen.findByRole("link", { name: "Open as an email" });
    expect(mail).not.toHaveAttribute("href", expect.stringContaining("body="));
    // jsdom cannot open another program.
    expectConsole(/Not implemented: navigation/);
    await user.click(mail);
    expect(await screen.findByText("Copied.")).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toContain("Long. Long.");
  });

  test("leaving the page stops the request", async () => {
    const { user, stub, unmount } = await show();
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(stub.signals).toHaveLength(1));
    unmount();
    expect(stub.signals[0]?.aborted).toBe(true);
  });
});

describe("what is not sent yet", () => {
  test("survives a reload in the tab, which the form says", async () => {
    const { user, unmount } = await show();
    expect(screen.getByText("What you write is kept in this tab until you send it.")).toBeVisible();
    await fill(user);
    unmount();
    await show();
    expect(field("Message")).toHaveValue("Could LexTag use our tag set?");
    expect(send()).toBeEnabled();
  });

  test("wins over the message of a link, of which nothing is kept while untouched (FORM-07)", async () => {
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

  test.each(["{broken", "[1]", '{"name":7}', "null"])(
    "is ignored when broken: %s",
    async (text) => {
      window.sessionStorage.setItem("draft-contact", text);
      await show();
      expect(field("Name")).toHaveValue("");
    },
  );
});

test("the form and its errors have no accessibility faults", async () => {
  const { user, container } = await show();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(field("Name"));
  await user.tab();
  await user.tab();
  expect(await axe(container)).toHaveNoViolations();
});
