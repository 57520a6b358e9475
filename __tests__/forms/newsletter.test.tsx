import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import { SubscriptionDialog } from "../../src/forms/newsletter/SubscriptionDialog";
import { UnsubscribeForm } from "../../src/forms/newsletter/UnsubscribeForm";
import { UnsubscriptionDialog } from "../../src/forms/newsletter/UnsubscriptionDialog";
import { setOnScreen } from "../support/dom";
import { createMailStub, WithMail } from "./mailStub";

const FAILURE =
  "We are sorry, your request cannot be processed right now. Please wait a bit and try again.";
const field = (name: string) => screen.getByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });
const privacy = () => screen.getByRole("checkbox", { name: /privacy policy/ });
const marketing = () => screen.getByRole("checkbox", { name: /I agree to receive newsletters/ });
const heading = (name: string) => screen.findByRole("heading", { name });

describe("the subscription dialog", () => {
  const show = () => {
    const stub = createMailStub();
    const user = userEvent.setup();
    const onClose = jest.fn();
    const view = render(
      <WithMail stub={stub}>
        <SubscriptionDialog onClose={onClose} />
      </WithMail>,
    );
    return { stub, user, onClose, ...view };
  };
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field("Name"), "Saoirse");
    await user.type(field("Email"), "saoirse@example.org");
    await user.click(privacy());
    await user.click(marketing());
  };

  test("needs a name, a real address and both consents (NL-01 to NL-04)", async () => {
    const { user, stub } = show();
    expect(screen.getByRole("dialog")).toHaveAccessibleName("Sign up for the newsletter");
    expect(button("Sign up!")).toBeDisabled();
    await fill(user);
    expect(button("Sign up!")).toBeEnabled();
    await user.click(marketing());
    expect(button("Sign up!")).toBeDisabled();
    await user.click(marketing());
    await user.click(privacy());
    expect(button("Sign up!")).toBeDisabled();
    await user.click(privacy());
    await user.clear(field("Email"));
    await user.type(field("Email"), "abc{Tab}");
    expect(field("Email")).toHaveAccessibleDescription("Enter an address like name@example.org.");
    expect(screen.getByText("Still needed: a valid email.")).toBeVisible();
    await user.clear(field("Email"));
    await user.tab();
    expect(field("Email")).toHaveAccessibleDescription("Enter your email.");
    expect(screen.getByText("Still needed: email.")).toBeVisible();
    await user.clear(field("Name"));
    expect(button("Sign up!")).toBeDisabled();
    expect(stub.sent).toEqual([]);
  });

  test("thanks after a good subscription and closes (NL-06, NL-08)", async () => {
    const { user, stub, onClose, container } = show();
    await fill(user);
    await user.dblClick(button("Sign up!"));
    await screen.findByText("Signing you up");
    expect(stub.sent).toEqual([
      {
        subscriber: { name: "Saoirse", email: "saoirse@example.org" },
        privacy: true,
        marketing: true,
      },
    ]);
    expect(await axe(container)).toHaveNoViolations();
    act(() => stub.succeed());
    expect(await heading("Thank you for subscribing!")).toHaveFocus();
    expect(screen.getByRole("heading").previousElementSibling).toHaveProperty("tagName", "svg");
    expect(screen.getByText(/^You have been added to our mailing list/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByText("Close"));
    expect(onClose).toHaveBeenCalled();
  });

  test("after a failure leads back to what was written (NL-07, ERR-02)", async () => {
    const { user, stub, container } = show();
    await fill(user);
    await user.click(button("Sign up!"));
    await screen.findByText("Signing you up");
    act(() => stub.fail());
    expect(await heading("Something went wrong.")).toHaveFocus();
    expect(screen.getByRole("alert")).toHaveTextContent(FAILURE);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(button("Back"));
    expect(screen.getByRole("form")).toHaveFocus();
    expect(field("Email")).toHaveValue("saoirse@example.org");
    expect(marketing()).toBeChecked();
  });

  test("begins anew whenever it opens (NL-05)", async () => {
    const { user, unmount, container } = show();
    await fill(user);
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    show();
    expect(field("Name")).toHaveValue("");
  });
});

describe("the unsubscription dialog", () => {
  const show = () => {
    const stub = createMailStub();
    const user = userEvent.setup();
    const view = render(
      <WithMail stub={stub}>
        <UnsubscriptionDialog onClose={() => undefined} />
      </WithMail>,
    );
    return { stub, user, ...view };
  };

  test("needs a real address (NL-09)", async () => {
    const { user, container } = show();
    expect(button("Unsubscribe")).toBeDisabled();
    const notice = screen.getByText(/^This site is protected/);
    expect(button("Unsubscribe").compareDocumentPosition(notice)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.type(field("Email"), "selam@{Tab}");
    expect(field("Email")).toHaveAccessibleDescription("Enter an address like name@example.org.");
    expect(await axe(container)).toHaveNoViolations();
    await user.type(field("Email"), "example.org");
    expect(button("Unsubscribe")).toBeEnabled();
  });

  test("says that a link was sent (NL-10, NL-11)", async () => {
    const { user, stub } = show();
    await user.type(field("Email"), "selam@example.org{Enter}");
    await screen.findByText("Asking for your link");
    expect(stub.sent).toEqual([{ email: "selam@example.org" }]);
    act(() => stub.succeed());
    expect(await heading("Check your email.")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent(
      "We have sent you a link to your email to complete the unsubscribe process.",
    );
  });

  test("after a failure leads back (NL-10, ERR-02)", async () => {
    const { user, stub } = show();
    await user.type(field("Email"), "selam@example.org{Enter}");
    await screen.findByText("Asking for your link");
    act(() => stub.fail());
    await heading("Something went wrong.");
    await user.click(button("Back"));
    expect(screen.getByRole("form")).toHaveFocus();
    expect(field("Email")).toHaveValue("selam@example.org");
  });
});

describe("the unsubscribe page", () => {
  const show = (code: string) => {
    const stub = createMailStub();
    const user = userEvent.setup();
    const view = render(
      <WithMail stub={stub}>
        <UnsubscribeForm code={code} email="info@polysema.example" />
      </WithMail>,
    );
    return { stub, user, ...view };
  };

  test("is built with the form, Send disabled, and an address for those without scripts", () => {
    const html = renderToString(<UnsubscribeForm code="" email="info@polysema.example" />);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Unsubscribe/);
    expect(html).toMatch(/<noscript>.*mailto:info@polysema\.example/);
  });

  test("asks for the address without a code (AMB-02)", async () => {
    const { user, stub, container } = show("");
    const plain = field("Email");
    const root = screen.getByRole("form").parentElement;
    if (root !== null) act(() => setOnScreen(root, true));
    await waitFor(() => expect(plain).not.toBeInTheDocument());
    await user.type(field("Email"), "selam@example.org{Enter}");
    await screen.findByText("Asking for your link");
    act(() => stub.succeed());
    expect(await heading("Check your email.")).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(button("Use another address"));
    expect(field("Email")).toHaveValue("");
    expect(screen.getByRole("form")).toHaveFocus();
  });

  test("confirms only when the button is pressed (NL-12, AMB-02)", async () => {
    const { user, stub, container } = show("c0de");
    expect(screen.getByRole("heading", { name: "Unsubscribe from the newsletter?" })).toBeVisible();
    expect(stub.sent).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
    await user.dblClick(button("Yes, unsubscribe"));
    await screen.findByText("Unsubscribing");
    expect(stub.sent).toEqual([{ code: "c0de" }]);
    act(() => stub.succeed());
    expect(await heading("You are unsubscribed.")).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  test("after a failure tries again or sends a new link (NL-12)", async () => {
    const { user, stub, container } = show("c0de");
    await user.click(button("Yes, unsubscribe"));
    await screen.findByText("Unsubscribing");
    act(() => stub.fail());
    expect(await screen.findByRole("alert")).toHaveTextContent(FAILURE);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(button("Try again"));
    await screen.findByText("Unsubscribing");
    expect(stub.sent).toHaveLength(2);
    act(() => stub.fail());
    await screen.findByRole("alert");
    const before = stub.prepared();
    await user.click(button("Send a new link"));
    // Only the form that is alive gets the bot check ready.
    await waitFor(() => expect(stub.prepared()).toBeGreaterThan(before));
    expect(screen.getByRole("form")).toHaveFocus();
    await user.type(field("Email"), "selam@example.org");
    expect(button("Unsubscribe")).toBeEnabled();
  });
});
