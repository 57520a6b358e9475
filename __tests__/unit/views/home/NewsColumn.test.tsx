import { render, screen, within } from "@testing-library/react";
import { NewsColumn } from "../../../../src/views/home/NewsColumn";
import { aNewsCard, aNewsRow } from "../builders";

it("the cover stands above its own news, where a line without a page is newer", () => {
  const cover = aNewsCard({ jsonId: "second" });
  render(
    <NewsColumn
      articles={[aNewsRow({ jsonId: "first" }), aNewsRow({ jsonId: "second" })]}
      cover={{ ...cover, preview: { ...cover.preview, imageAlt: "The cover" } }}
    />,
  );
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).not.toContainElement(screen.getByRole("img", { name: "The cover" }));
  expect(second && within(second).getByRole("img", { name: "The cover" })).toBeVisible();
});
