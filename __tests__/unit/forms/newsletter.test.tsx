import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SubscriptionDialog, UnsubscriptionDialog } from "../../../src/forms/newsletter/dialogs";
import { UnsubscribeForm } from "../../../src/forms/newsletter/UnsubscribeForm";
import { createMailStub, WithMail } from "./mailStub";

const field = (name: string) => screen.getByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

const show = (form: React.ReactNode) => {
  const stub = createMailStub();
  const user = userEvent.setup();
  render(<WithMail stub={stub}>{form}</WithMail>);
  return { stub, user };
};

test("the subscription dialog requires a name, a valid address and both consents (NL-01 to NL-04)", async () => {
  const { user, stub } = show(<SubscriptionDialog onClose={() => undefined} />);
  const privacy = screen.getByRole("checkbox", { name: /privacy notice/ });
  const marketing = screen.getByRole("checkbox", { name: /I agree to receive newsletters/ });
  expect(screen.getByRole("dialog")).toHaveAccessibleName("Sign up for the newsletter");
  expect(button("Sign up!")).toBeDisabled();
  expect(button("Sign up!")).toHaveAccessibleDescription(
    "Still needed: name, email, confirmation that you have read the privacy notice, consent to newsletters.",
  );
  await user.type(field("Name"), "Saoirse");
  await user.type(field("Email"), "saoirse@example.org");
  await user.click(privacy);
  await user.click(marketing);
  expect(button("Sign up!")).toBeEnabled();
  await user.click(marketing);
  expect(button("Sign up!")).toBeDisabled();
  await user.click(marketing);
  await user.click(privacy);
  expect(button("Sign up!")).toBeDisabled();
  await user.click(privacy);
  await user.clear(field("Email"));
  await user.type(field("Email"), "abc{Tab}");
  expect(field("Email")).toHaveAccessibleDescription("Enter an address like name@example.org.");
  expect(screen.getByText("Still needed: a valid email.")).toBeVisible();
  await user.clear(field("Email"));
  expect(field("Email")).toHaveAccessibleDescription("Enter your email address.");
  await user.tab();
  expect(screen.getByText("Still needed: email.")).toBeVisible();
  expect(stub.sent).toEqual([]);
});

test("the unsubscription dialog requires a valid address (NL-09)", async () => {
  const { user, stub } = show(<UnsubscriptionDialog onClose={() => undefined} />);
  expect(button("Unsubscribe")).toBeDisabled();
  await user.type(field("Email"), "selam@{Enter}{Tab}");
  expect(field("Email")).toHaveAccessibleDescription("Enter an address like name@example.org.");
  expect(stub.sent).toEqual([]);
  await user.type(field("Email"), "example.org{Enter}");
  await screen.findByText("Sending your link");
  expect(stub.sent).toEqual([{ email: "selam@example.org" }]);
});

test("without a code the unsubscribe page asks for an address, and afterwards offers another request (AMB-02)", async () => {
  const { user, stub } = show(
    <UnsubscribeForm
      code=""
      wantsNewLink={false}
      onNewLink={jest.fn()}
      email="info@polysema.example"
    />,
  );
  await user.type(field("Email"), "selam@example.org{Enter}");
  await screen.findByText("Sending your link");
  act(() => stub.succeed());
  await screen.findByRole("heading", { name: "Check your email." });
  await user.click(button("Use another address"));
  expect(field("Email")).toHaveValue("");
  expect(screen.getByRole("form")).toHaveFocus();
});
