import { buildSchema, isObjectType, type GraphQLObjectType } from "graphql";
import { buildContentSdl } from "../../../../gatsby/schema/sdl";
import { contentTypes } from "../../../../src/kinds/registry";

const gatsbyTypes = `
  interface Node { id: ID }
  scalar JSON
  type File { id: ID }
  type Query { node: Node }
`;

/** Without directives and interfaces that only Gatsby knows. */
const schema = buildSchema(
  gatsbyTypes +
    buildContentSdl()
      .replace(/ implements Node/g, "")
      .replace(/ @\w+(?:\((?:[^()"]|"(?:[^"\\]|\\.)*")*\))?/g, ""),
);

const formatObjectType = (name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`no object type ${name}`);
  return type;
};

describe("the GraphQL types of the records", () => {
  it.each(contentTypes.map(({ typeName, schema: record }) => ({ typeName, record })))(
    "have the fields of $typeName's schema",
    ({ typeName, record }) => {
      const inSchema = Object.keys(record.shape).map((name) => (name === "id" ? "jsonId" : name));
      expect(Object.keys(formatObjectType(typeName).getFields()).sort()).toEqual(inSchema.sort());
    },
  );

  it("all disable inference", () => {
    const declarations = buildContentSdl().match(/^type [^{]+\{/gm) ?? [];
    expect(declarations.length).toBeGreaterThan(contentTypes.length);
    expect(declarations.filter((line) => !line.includes("@dontInfer"))).toEqual([]);
  });

  it("extend existing types with derived fields", () => {
    const derived = contentTypes.flatMap(({ derivedFields = {} }) => Object.entries(derivedFields));
    expect(derived).not.toEqual([]);
    for (const [name, fields] of derived)
      expect(Object.keys(formatObjectType(name).getFields())).toEqual(
        expect.arrayContaining(Object.keys(fields)),
      );
  });
});
