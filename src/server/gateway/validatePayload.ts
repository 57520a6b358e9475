import { type InferType, type Schema, ValidationError } from "yup";
import { Problem } from "./problem";

/** A payload by its schema; a Problem that names the fields otherwise, without their values. */
export const validatePayload = async <Payload extends Schema>(
  schema: Payload,
  payload: unknown,
): Promise<InferType<Payload>> => {
  try {
    return await schema.validate(payload, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    // Whatever else a schema stumbles over is a fault of the payload too.
    const faults = error instanceof ValidationError ? error.inner : [];
    throw new Problem(400, "The payload breaks the rules of its fields.", {
      errors: faults.map(({ path, type, message }) => ({
        field: path ?? "",
        // A message of the schema's own would repeat the value.
        detail: type === "typeError" ? "This field has another type." : message,
      })),
    });
  }
};
