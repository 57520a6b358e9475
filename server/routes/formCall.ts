import { type FastifyInstance, type FastifyRequest } from "fastify";
import { type InferType, type Schema, ValidationError } from "yup";
import { formCopy } from "../../src/copy/formCopy";
import { type MailCall, mailPaths } from "../../src/forms/mail/contract/paths";
import { Problem } from "../gateway/problem";
import { type Subscription } from "../gateway/store";

/** Maximum size of a JSON body; the longest letter, escaped, and the other fields are smaller. */
const JSON_MAX_BYTES = 262_144;

/** Validates a payload. Throws a Problem that names the invalid fields without their values. */
export const validate = async <Payload extends Schema>(
  schema: Payload,
  payload: unknown,
): Promise<InferType<Payload>> => {
  try {
    return await schema.validate(payload, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    // Transforms such as trim throw other errors on wrong types, so the raw payload is validated.
    const failure: unknown =
      error instanceof ValidationError
        ? error
        : await schema
            .validate(payload, { abortEarly: false, strict: true })
            .catch((issue: unknown) => issue);
    // Surrounding white space is valid, since it's trimmed.
    const issues =
      failure instanceof ValidationError ? failure.inner.filter(({ type }) => type !== "trim") : [];
    throw new Problem(400, "Some fields are missing or wrong.", {
      errors: issues.map(({ path: field = "", type, message }) => ({
        field,
        // yup's message would repeat the value.
        detail: type === "typeError" ? "This field has another type." : message,
      })),
    });
  }
};

/** Returns a subscription with the consent texts that the visitor ticked. */
export const toSubscription = (
  { name, email }: Pick<Subscription, "name" | "email">,
  source: Subscription["source"],
): Subscription => ({
  name,
  email,
  source,
  consent: `${formCopy.consents.privacy} ${
    source === "newsletter" ? formCopy.consents.subscription : formCopy.consents.marketing
  }`,
});

/** Adds a form's route, which responds with 204 once `handle` resolves. */
export const addFormCall = (
  api: FastifyInstance,
  call: MailCall,
  handle: (request: FastifyRequest) => Promise<unknown>,
): void => {
  api.post(
    `/${mailPaths[call]}`,
    {
      bodyLimit: JSON_MAX_BYTES,
      preParsing: api.csrfProtection,
      preValidation: api.assertCapacity,
    },
    async (request, reply) => {
      await handle(request);
      return reply.code(204).send();
    },
  );
};
