import { patchTypes } from "../../../../gatsby/patches/types";

const mockWrite = jest.fn(() => Promise.resolve());
jest.mock("gatsby/dist/utils/graphql-typegen/ts-codegen", () => ({
  writeTypeScriptTypes: mockWrite,
}));

type Write = (folder: string, schema: object, queries: object, options: object) => Promise<void>;

test("queries are typed again once one is new, in whatever order they come", async () => {
  patchTypes();
  const writer = jest.requireMock<{ writeTypeScriptTypes: Write }>(
    "gatsby/dist/utils/graphql-typegen/ts-codegen",
  );
  const type = (...hashes: number[]) => {
    const queries = new Map(hashes.map((hash) => [`Query${String(hash)}`, { hash }]));
    return writer.writeTypeScriptTypes("", {}, queries, {});
  };
  await type(1, 2);
  await type(2, 1);
  expect(mockWrite).toHaveBeenCalledTimes(1);
  await type(2, 3);
  expect(mockWrite).toHaveBeenCalledTimes(2);
});
