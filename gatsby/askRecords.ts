import type { CreatePagesArgs } from "gatsby";
import { getMessage } from "../src/lib/errorParts";
import { assertDefined } from "../src/lib/assertDefined";
import type { Ask } from "../src/kinds/kind";

/** Asks through Gatsby's `graphql`, which returns the errors of a query that fails. */
export function askRecords(graphql: CreatePagesArgs["graphql"]): Ask {
  return async <Data>(query: string): Promise<Data> => {
    const answer = await graphql<Data>(query);
    const errors: unknown = answer.errors;
    if (Array.isArray(errors)) {
      throw new Error([...new Set(errors.map(getMessage))].join("\n"));
    }
    return assertDefined(answer.data, "The answer of the records");
  };
}
