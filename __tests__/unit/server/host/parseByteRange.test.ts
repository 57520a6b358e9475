import { parseByteRange } from "../../../../server/host/fileSender";

it.each([
  [undefined, 10, undefined],
  ["bytes=0-4", 10, { start: 0, end: 4 }],
  ["bytes=5-", 10, { start: 5, end: 9 }],
  ["bytes=-3", 10, { start: 7, end: 9 }],
  ["bytes=-30", 10, { start: 0, end: 9 }],
  ["bytes=5-100", 10, { start: 5, end: 9 }],
  ["bytes=10-", 10, { start: 10, end: 9 }],
  ["bytes=-0", 10, { start: 10, end: 9 }],
  ["bytes=0-", 0, { start: 0, end: -1 }],
  ["bytes=-1", 0, { start: 0, end: -1 }],
  ["bytes=5-4", 10, undefined],
  ["bytes=0-1,4-5", 10, undefined],
  ["words=0-1", 10, undefined],
  ["bytes=-", 10, undefined],
] as const)("parseByteRange %j of %d bytes", (header, size, expected) => {
  expect(parseByteRange(header, size)).toEqual(expected);
});
