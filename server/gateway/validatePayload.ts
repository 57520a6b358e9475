import { type InferType, type Schema, ValidationError } from "yup";
import { Problem } from "./problem";

/** The issues of a payload as it was sent, for one over which the schema stumbles when it tidies it. */
const issuesAsSent = async (schema: Schema, payload: unknown): Promise<ValidationError[]> => {
  try {
    await schema.validate(payload, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    // Space around a text isn't an issue: it would have been trimmed.
    return error instanceof ValidationError
      ? error.inner.filter(({ type }) => type !== "trim")
      : [];
  }
};

/** A payload by its schema; a Problem that names the fields otherwise, without their values. */
export const validatePayload = async <Payload extends Schema>(
  schema: Payload,
  payload: unknown,
): Promise<InferType<Payload>> => {
  try {
    return await schema.validate(payload, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    // Trimming a list, for example, throws another error, which names no field.
    const issues =
      error instanceof ValidationError ? error.inner : await issuesAsSent(schema, payload);
    throw new Problem(400, "The payload breaks the rules of its fields.", {
      errors: issues.map(({ path, type, message }) => ({
        field: path ?? "",
        // A message of the schema's own would repeat the value.
        detail: type === "typeError" ? "This field has another type." : message,
      })),
    });
  }
};
