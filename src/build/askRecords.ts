import type { CreatePagesArgs } from "gatsby";
import { isObject } from "../lib/isObject";
import { required } from "../lib/required";
import type { Ask } from "./outputs/output";

/** Asks through Gatsby's `graphql`, which answers with errors where a query fails. */
export function askRecords(graphql: CreatePagesArgs["graphql"]): Ask {
  return async <Data>(query: string): Promise<Data> => {
    const answer = await graphql<Data>(query);
    const errors: unknown = answer.errors;
    if (Array.isArray(errors)) {
      const reasons = errors.map((error: unknown) =>
        isObject(error) ? String(error.message) : String(error),
      );
      throw new Error([...new Set(reasons)].join("\n"));
    }
    return required(answer.data, "The answer of the records");
  };
}
