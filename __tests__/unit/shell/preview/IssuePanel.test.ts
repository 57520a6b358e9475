import { getParts } from "../../../../src/shell/preview/IssuePanel";

test.each([
  ["is missing", "is missing", undefined],
  ['no page "/a"; did you mean "/b"?', 'no page "/a"', 'Did you mean "/b"?'],
  ['"a; b" is not allowed here; write "c"', '"a; b" is not allowed here', 'Write "c"'],
  [
    "the field stands twice, first in line 3; remove one",
    "the field stands twice, first in line 3",
    "Remove one",
  ],
])("parts the advice from what is wrong: %s", (message, wrong, advice) => {
  expect(getParts(message)).toEqual({ wrong, advice });
});
