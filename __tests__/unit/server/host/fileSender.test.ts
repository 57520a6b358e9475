import { getAcceptedEncodings, parseByteRange } from "../../../../server/host/fileSender";

it.each([
  [undefined, []],
  ["", []],
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["gzip;q=1.0, br;q=0.5", ["br", "gzip"]],
  ["GZIP", ["gzip"]],
  ["x-gzip", []],
  ["br;q=0, gzip", ["gzip"]],
  ["*", ["br", "gzip"]],
  ["*;q=0.5, gzip;q=0", ["br"]],
  ["*;q=0", []],
  ["identity", []],
  ["br;q=0.000, gzip;q=0.001", ["gzip"]],
  ["gzip ; q = 0.2", ["gzip"]],
] as const)("getAcceptedEncodings reads %j as %j", (header, expected) => {
  expect(getAcceptedEncodings(header)).toEqual(expected);
});

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
] as const)("parseByteRange reads %j of %d bytes", (header, size, expected) => {
  expect(parseByteRange(header, size)).toEqual(expected);
});
