import { formCopy } from "../config/copy/formCopy";
import type { Faults } from "./faultsOf";

const { missingNames, errors } = formCopy;

/** The word for what a faulty field still needs; a field that is filled but wrong says so. */
const nameOf = (field: string, fault: string): string => {
  switch (field) {
    case "email":
      return fault === errors.email || fault === errors.newsletterEmail
        ? missingNames.email
        : missingNames.emailFormat;
    case "name":
    case "message":
    case "position":
    case "coverLetter":
      return fault === errors[field]
        ? missingNames[field]
        : missingNames.corrected(missingNames[field]);
    case "organization":
    case "privacy":
    case "marketing":
      return missingNames[field];
    default:
      return field;
  }
};

/** What a form still needs, in the order of its fields, as listed beside its button. */
export const missingOf = (faults: Faults, values: object): string[] =>
  fieldPaths(values).flatMap((path) => {
    const fault = faults[path];
    return fault === undefined ? [] : [nameOf(path.replace(/^.*\./, ""), fault)];
  });

const fieldPaths = (values: object, prefix = ""): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? fieldPaths(value, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
