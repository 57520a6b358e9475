import { acceptedEncodings } from "../../../../server/host/acceptedEncoding";

it.each([
  [undefined, []],
  ["", []],
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["gzip;q=1.0, br;q=0.5", ["gzip", "br"]],
  ["GZIP", ["gzip"]],
  ["x-gzip", ["gzip"]],
  ["br;q=0, gzip", ["gzip"]],
  ["*", ["br", "gzip"]],
  ["*;q=0.5, gzip;q=0", ["br"]],
  ["*;q=0", []],
  ["identity", []],
  ["identity, gzip;q=0.5", []],
  ["identity;q=0.5, gzip", ["gzip"]],
  ["gzip;q=nonsense", []],
  ["gzip ; q = 0.2", ["gzip"]],
] as const)("acceptedEncodings reads %j as %j", (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
