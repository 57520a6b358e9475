import { HtmlValidate } from "html-validate";
import { builtPages, readBuilt } from "../support/builtSite";
import { PAGE_KINDS } from "../support/pageKinds";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "no-inline-style": "off",
    "attribute-empty-style": "off",
    // React ids start with an underscore, and BLK-02 allows commas in fragments.
    "valid-id": ["error", { relaxed: true }],
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A disabled link is a span: `<a>` without an address has no role.
    "prefer-native-element": ["error", { exclude: ["link"] }],
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
    // A paper's page has the paper's title, of any length.
    "long-title": "off",
    // News search runs while typing, without a submit button.
    "wcag/h32": "off",
    // `autocomplete="off"` keeps Firefox from restoring a different selection.
    "valid-autocomplete": "off",
  },
});

const files = builtPages();

test.each(Object.entries(PAGE_KINDS))("the HTML of a page is valid: %s", async (_kind, path) => {
  const { results } = await validator.validateString(readBuilt(files.get(path) ?? "404.html"));
  const messages = results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector ?? ""})`,
    ),
  );
  expect(messages).toEqual([]);
});
