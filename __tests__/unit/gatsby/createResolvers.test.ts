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

it("the papers that a page references keep the order of their keys", async () => {
  const context = { nodeModel: nodeModel("a", "b", "c") };
  expect(await queryFields.papers.resolve(null, { keys: ["c", "a"] }, context)).toEqual([
    { prettyURL: "c" },
    { prettyURL: "a" },
  ]);
});

it("the menus have the products with an index and no reference products, in order (TOP-06, TOP-21)", async () => {
  expect(await queryFields.menuProducts.resolve(null, {}, { nodeModel: nodeModel() })).toEqual([
    first,
    later,
  ]);
});

let asked: (string | undefined)[] = [];
const originalResolver = (_source: unknown, { path, variant }: MetadataArgs) => {
  asked.push(path?.eq);
  const isFound = ["/", "/contacts"].includes(path?.eq ?? "") && !variant?.eq;
  return Promise.resolve(isFound ? path?.eq : undefined);
};
const find = (eq: string, isProduction: boolean, variant?: string) => {
  asked = [];
  const args = { path: { eq }, ...(variant !== undefined && { variant: { eq: variant } }) };
  const context = { nodeModel: nodeModel() };
  return createMetadataField(isProduction).resolve(null, args, context, { originalResolver });
};

it.each([
  ...["/contacts", "/contacts#form", "/contacts?a=1", "/contacts/?a=1#b", "/contacts/"].map(
    (url) => [url, "/contacts"] as const,
  ),
  ...["/#top", ""].map((url) => [url, "/"] as const),
])(
  "a page's metadata is found for %j despite query, fragment and slash (META-02)",
  async (url, page) => {
    expect(await find(url, true)).toBe(page);
    expect(asked).toEqual([page]);
  },
);

it("a page without metadata gets none in development (META-13)", async () => {
  expect(await find("/nothing?a=1", false)).toBeUndefined();
});

it("a page without metadata gets the home page's in production (META-14)", async () => {
  expect(await find("/nothing", true)).toBe("/");
});

it("a missing second set of a page's metadata isn't replaced by the home page's", async () => {
  expect(await find("/contacts", true, "confirm")).toBeUndefined();
});
