import { acceptedEncodings } from "../../../../server/host/fileSender";

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
] as const)("acceptedEncodings reads %j as %j", (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
