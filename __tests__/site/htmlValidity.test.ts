import { HtmlValidate } from "html-validate";
import { builtPages, readBuilt } from "../support/builtSite";
import { PAGE_KINDS } from "../support/pageKinds";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React and Gatsby write markup, all of it valid HTML.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "no-inline-style": "off",
    "attribute-empty-style": "off",
    // Ids of React begin with an underscore, and BLK-02 leaves commas in fragments.
    "valid-id": ["error", { relaxed: true }],
    // A name on a list is allowed, and says what it lists.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A link that leads nowhere for now is a span: without an address <a> has no role.
    "prefer-native-element": ["error", { exclude: ["link"] }],
    // Boxes of one facet share its name.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
    // A paper's title is the title of its page, however long its authors made it.
    "long-title": "off",
    // The news are searched as one types.
    "wcag/h32": "off",
    // Keeps Firefox from ticking another sentence than the one that is drawn.
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
