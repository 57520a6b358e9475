import { toMenus } from "../../../../gatsby/outputs/menus";

const mark = { viewBox: "0 0 48 48", markup: "<g></g>" };
const records: Queries.MenusQuery = {
  allSolution: {
    nodes: [
      {
        jsonId: "llm",
        title: "Large language models",
        senseNumber: 1,
        menu: {
          description: "Open models.",
          links: [
            { url: "/solution/llm", text: "Agents", fragment: "agents" },
            { url: "/solution/llm", text: "All of it", fragment: "all" },
          ],
        },
        menuImageURL: mark,
        imageURL: { publicURL: "/static/llm.svg" },
        products: [{ jsonId: "vera" }, { jsonId: "minerva" }, { jsonId: "not-there" }],
      },
    ],
  },
  allProduct: {
    nodes: [
      {
        jsonId: "vera",
        title: "Vera",
        shortDescription: "Checks facts.",
        isReference: false,
        topbarIndex: 0,
        logos: { circle: { publicURL: "/static/vera.svg" } },
      },
      {
        jsonId: "minerva",
        title: "Minerva",
        shortDescription: "Writes.",
        isReference: true,
        topbarIndex: -1,
        logos: { circle: { publicURL: "/static/minerva.svg" } },
      },
    ],
  },
};

describe("what the menus hold", () => {
  it("is each solution with its links, its marks and its products, no reference product (spec §3)", () => {
    expect(toMenus(records).solutions).toEqual([
      {
        id: "llm",
        title: "Large language models",
        senseNumber: 1,
        text: "Open models.",
        mark,
        circleUrl: "/static/llm.svg",
        links: [
          { to: "/solution/llm#agents", text: "Agents" },
          { to: "/solution/llm#all", text: "All of it" },
        ],
        products: [{ id: "vera", title: "Vera", circleUrl: "/static/vera.svg" }],
      },
    ]);
  });
});
