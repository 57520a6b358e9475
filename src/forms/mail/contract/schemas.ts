import { boolean, type InferType, mixed, object, string } from "yup";
import { formCopy } from "../../../copy/formCopy";
import {
  CAPTCHA_TOKEN_MAX_LENGTH,
  CONFIRMATION_CODE_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  LETTER_MAX_LENGTH,
  LINE_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from "../../../lib/limits";
import { checkCv, type CvFile, isCvFile } from "./cv";

/** Converts an address's domain to ASCII (RFC 5891, UTS 46); returns other text unchanged. */
const toAsciiAddress = (address: string): string => {
  const [, local = "", domain = ""] = /^([^@]+)@([^\s@/?#:\\]+)$/.exec(address) ?? [];
  if (/^[\x20-\x7e]*$/.test(domain)) return address;
  try {
    return `${local}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return address;
  }
};

const { errors } = formCopy;

const line = (maxLength: number) =>
  string()
    .trim()
    .max(maxLength, ({ max }) => errors.tooLong(max))
    .test("oneLine", errors.controlCharacters, (text = "") => !/[\p{Cc}\u2028\u2029]/u.test(text));

const letter = () => string().max(LETTER_MAX_LENGTH, ({ max }) => errors.tooLong(max));

const email = (missing: string = errors.email) =>
  line(EMAIL_MAX_LENGTH)
    .transform((value: unknown) => (typeof value === "string" ? toAsciiAddress(value) : value))
    .required(missing);
const requiredTrue = (message: string) => boolean().required(message).oneOf([true], message);
const optionalTick = () => boolean().default(false);

/** Schema of the contact form. Doesn't check the format of the e-mail address. */
export const contactSchema = object({
  name: line(LINE_MAX_LENGTH).required(errors.name),
  email: email(),
  organization: line(LINE_MAX_LENGTH).default(""),
  message: letter().trim().required(errors.message),
  privacy: requiredTrue(errors.privacy),
  marketing: optionalTick(),
});

/** Schema of the application form. Doesn't check the e-mail's format. Validates asynchronously. */
export const applicationSchema = object({
  position: line(LINE_MAX_LENGTH).required(errors.position),
  name: line(LINE_MAX_LENGTH).required(errors.name),
  email: email(),
  cv: mixed<CvFile>((value): value is CvFile => isCvFile(value))
    .typeError(errors.cv)
    .required(errors.cv)
    .test("cv", async (file, context) => {
      const error = isCvFile(file) ? await checkCv(file) : undefined;
      return error === undefined || context.createError({ message: formCopy.cvErrors[error] });
    }),
  coverLetter: letter().trim().required(errors.coverLetter),
  privacy: requiredTrue(errors.privacy),
  marketing: optionalTick(),
});

/** Schema of the subscription form. Requires a valid e-mail address and both consents. */
export const subscriptionSchema = object({
  subscriber: object({
    name: line(LINE_MAX_LENGTH).required(errors.name),
    email: email(errors.newsletterEmail).email(errors.emailFormat),
  }),
  privacy: requiredTrue(errors.privacy),
  marketing: requiredTrue(errors.marketing),
});

export const unsubscriptionSchema = object({
  email: email(errors.newsletterEmail).email(errors.emailFormat),
});

const confirmationSchema = object({
  code: line(CONFIRMATION_CODE_MAX_LENGTH).required(errors.code),
});

export type ContactValues = InferType<typeof contactSchema>;
export type ApplicationValues = InferType<typeof applicationSchema>;
export type SubscriptionValues = InferType<typeof subscriptionSchema>;
export type UnsubscriptionValues = InferType<typeof unsubscriptionSchema>;
export type ConfirmationValues = InferType<typeof confirmationSchema>;

const captchaToken = line(CAPTCHA_TOKEN_MAX_LENGTH).required(errors.captchaToken);
const subject = line(SUBJECT_MAX_LENGTH).required(errors.subject);

/** Payloads of the calls: the application is multipart, the others are JSON. */
export const payloadSchemas = {
  contact: contactSchema.shape({ subject, captchaToken }),
  application: applicationSchema.shape({ subject, captchaToken }),
  subscribe: subscriptionSchema.shape({ captchaToken }),
  unsubscribe: unsubscriptionSchema.shape({ captchaToken }),
  confirm: confirmationSchema.shape({ captchaToken }),
} as const;
