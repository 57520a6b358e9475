import { ValidationError, type AnyObjectSchema } from "yup";

/** What is wrong with each field, by its path; the first fault of a field counts. */
export type Faults = Readonly<Record<string, string>>;

/** The faults of a form's values by its schema, which must be synchronous. */
export function faultsOf(schema: AnyObjectSchema, values: unknown): Faults {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults: Record<string, string> = {};
    for (const { path, message } of error.inner) {
      if (path !== undefined) faults[path] ??= message;
    }
    return faults;
  }
}
