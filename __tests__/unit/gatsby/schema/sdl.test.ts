import { buildContentSdl } from "../../../../gatsby/schema/sdl";
import { contentTypes } from "../../../../src/kinds/registry";

it("all GraphQL types of the records disable inference", () => {
  const declarations = buildContentSdl().match(/^type [^{]+\{/gm) ?? [];
  expect(declarations.length).toBeGreaterThan(contentTypes.length);
  expect(declarations.filter((line) => !line.includes("@dontInfer"))).toEqual([]);
});
