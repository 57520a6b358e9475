import { type AnyObjectSchema, ValidationError } from "yup";
import { formCopy } from "../../../../../src/copy/formCopy";
import { botCheckActions, mailPaths } from "../../../../../src/forms/mail/contract/paths";
import {
  applicationSchema,
  contactSchema,
  subscriptionSchema,
  unsubscriptionSchema,
} from "../../../../../src/forms/mail/contract/schemas";

/** Messages by field. */
const issues = async (schema: AnyObjectSchema, values: object): Promise<Record<string, string>> => {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? "", message]));
  }
};

const { errors, cvErrors } = formCopy;
const contact = { name: "Ada", email: "abc", message: "Hello", privacy: true };

it("asks of a contact message name, e-mail, message and consent (FORM-01 to FORM-05)", async () => {
  expect(await issues(contactSchema, contact)).toEqual({});
  const empty = { name: " ", email: "", message: "\n", privacy: false, marketing: false };
  expect(await issues(contactSchema, empty)).toEqual({
    name: errors.name,
    email: errors.email,
    message: errors.message,
    privacy: errors.privacy,
  });
});

it("asks of an application every field but the newsletter (APP-01 to APP-03)", async () => {
  const cv = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });
  const application = { position: "NLP Engineer", name: "Bo", email: "abc", coverLetter: "Hello" };
  expect(await issues(applicationSchema, { ...application, cv, privacy: true })).toEqual({});
  expect(Object.keys(await issues(applicationSchema, {})).sort()).toEqual([
    "coverLetter",
    "cv",
    "email",
    "name",
    "position",
    "privacy",
  ]);
  const text = new File(["text"], "cv.pdf", { type: "application/pdf" });
  expect(await issues(applicationSchema, { ...application, cv: text, privacy: true })).toEqual({
    cv: cvErrors.wrongFormat,
  });
});

it("asks of a subscription an address and both consents (NL-01 to NL-04)", async () => {
  const subscriber = { name: "Ada", email: "ada@example.org" };
  const both = { privacy: true, marketing: true };
  expect(await issues(subscriptionSchema, { subscriber, ...both })).toEqual({});
  expect(
    await issues(subscriptionSchema, { subscriber: { name: "Ada", email: "abc" }, privacy: true }),
  ).toEqual({ "subscriber.email": errors.emailFormat, marketing: errors.marketing });
});

it("asks of an unsubscription an address (NL-09)", async () => {
  expect(await issues(unsubscriptionSchema, { email: "abc" })).toEqual({
    email: errors.emailFormat,
  });
  expect(await issues(unsubscriptionSchema, { email: "ada@example.org" })).toEqual({});
});

it("keeps control characters out of fields of one line, and takes them in letters", async () => {
  expect(
    await issues(contactSchema, { ...contact, name: "Ada\r\nBcc: x", message: "a\nb" }),
  ).toEqual({
    name: errors.controlCharacters,
  });
});

it("has one bot-check action per call, of letters and underscores (AMB-15)", () => {
  const actions = Object.values(botCheckActions);
  expect(new Set(actions).size).toBe(Object.keys(mailPaths).length);
  for (const action of actions) expect(action).toMatch(/^[A-Za-z_]+$/);
});
