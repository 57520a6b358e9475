import {
  createMetadataField,
  queryFields,
  type MetadataArgs,
} from "../../../gatsby/createResolvers";

interface Query {
  type: string;
  query: { filter: { prettyURL: { eq: string } } };
}

const isQuery = (query: object): query is Query => "type" in query && "query" in query;

const later = { isReference: false, topbarIndex: 1 };
const reference = { isReference: true, topbarIndex: 2 };
const hidden = { isReference: false, topbarIndex: -1 };
const first = { isReference: false, topbarIndex: 0 };

const nodeModel = (...prettyURLs: string[]) => ({
  findOne: jest.fn((query: object) =>
    Promise.resolve(
      isQuery(query) && prettyURLs.includes(query.query.filter.prettyURL.eq)
        ? { prettyURL: query.query.filter.prettyURL.eq }
        : null,
    ),
  ),
  findAll: () => Promise.resolve({ entries: new Set([later, reference, hidden, first]) }),
});

describe("the papers that a page references", () => {
  it("keep the order of their keys", async () => {
    const context = { nodeModel: nodeModel("a", "b", "c") };
    expect(await queryFields.papers.resolve(null, { keys: ["c", "a"] }, context)).toEqual([
      { prettyURL: "c" },
      { prettyURL: "a" },
    ]);
  });
});

it("the menus have the products with an index and no reference products, in order (TOP-06, TOP-21)", async () => {
  expect(await queryFields.menuProducts.resolve(null, {}, { nodeModel: nodeModel() })).toEqual([
    first,
    later,
  ]);
});

describe("a page's metadata", () => {
  const context = { nodeModel: nodeModel() };
  const originalResolver = (_source: unknown, { path, variant }: MetadataArgs) =>
    Promise.resolve(
      ["/", "/contacts"].includes(path?.eq ?? "") && !variant?.eq ? { path: path?.eq } : null,
    );
  const answerTo = (args: MetadataArgs, isProduction: boolean) =>
    createMetadataField(isProduction).resolve(null, args, context, { originalResolver });

  it("is never the home page's instead of a second set for the same page", async () => {
    expect(
      await answerTo({ path: { eq: "/contacts" }, variant: { eq: "confirm" } }, true),
    ).toBeNull();
  });
});
