import { parseByteRange } from "../../../../server/host/parseByteRange";

it.each([
  [undefined, 10, "whole"],
  ["bytes=0-4", 10, { start: 0, end: 4 }],
  ["bytes=5-", 10, { start: 5, end: 9 }],
  ["bytes=-3", 10, { start: 7, end: 9 }],
  ["bytes=-30", 10, { start: 0, end: 9 }],
  ["bytes=5-100", 10, { start: 5, end: 9 }],
  ["bytes=10-", 10, "unsatisfiable"],
  ["bytes=-0", 10, "unsatisfiable"],
  ["bytes=0-", 0, "unsatisfiable"],
  ["bytes=-1", 0, "unsatisfiable"],
  ["bytes=5-4", 10, "whole"],
  ["bytes=0-1,4-5", 10, "whole"],
  ["words=0-1", 10, "whole"],
  ["bytes=-", 10, "whole"],
] as const)("parseByteRange %j of %d bytes", (header, size, expected) => {
  expect(parseByteRange(header, size)).toEqual(expected);
});
