import { escapeHtml } from "../../src/lib/escapeHtml";
import type { Finding, Severity } from "./finding";

const CLASSES: Readonly<Record<Severity, string>> = {
  issue: "error",
  look: "warn",
  good: "good",
};

/** Said to those who do not see the mark beside the line. */
const SPOKEN: Readonly<Record<Severity, string>> = {
  issue: "Issue: ",
  look: "To look at: ",
  good: "",
};

/** The findings of a row as a list; the mark before each says how much it matters, in shape and colour. */
export const findingsList = (findings: readonly Finding[]): string =>
  `<ul class="issues">${findings
    .map(
      ({ severity, subject, text }) =>
        `<li class="${CLASSES[severity]}"><span><span class="srOnly">${SPOKEN[severity]}</span><b>${escapeHtml(subject)}</b> ${escapeHtml(text)}</span></li>`,
    )
    .join("")}</ul>`;
