import { render, screen } from "@testing-library/react";
import { Explorer } from "../../../../src/blocks/research/Explorer";
import { useExplorer } from "../../../../src/blocks/research/useExplorer";
import { publicationPath } from "../../../../src/routes/paths";
import { paperWith } from "./explorerPapers";
import { fileOf, pageWith } from "../../lib/search/searchFixtures";

const papers = [
  paperWith({ prettyURL: "a", title: "Paths through a lexicon" }),
  paperWith({ prettyURL: "b", title: "Ways of a corpus" }),
];
const people: never[] = [];
const file = fileOf(
  pageWith({ path: publicationPath("a"), title: "Paths", text: "A summary of senses." }),
  pageWith({ path: publicationPath("b"), title: "Ways", text: "A summary of words." }),
  pageWith({ path: "/article/c", kind: "news", title: "Alignment", text: "A summary in brief." }),
);

function Shown({ queryString }: { queryString: string }) {
  const explorer = useExplorer({ papers, people, queryString, onNavigate: () => undefined });
  return <Explorer explorer={explorer} />;
}
const explorerAt = (queryString: string) => <Shown queryString={queryString} />;
const link = (name: string) => screen.queryByRole("link", { name });

test("searches papers like the site search, and explains the interpretation", async () => {
  const fetched = jest.spyOn(global, "fetch");
  // A failed search keeps the whole list; the next one retries.
  fetched.mockResolvedValueOnce(new Response("null", { status: 503 }));
  const { rerender } = render(explorerAt("?search=sense"));
  expect(screen.getByText("One moment: the search is loading.")).toBeVisible();
  expect(link("Paths through a lexicon")).not.toBeInTheDocument();
  expect(await screen.findByText(/couldn’t load the search/)).toBeVisible();
  expect(link("Ways of a corpus")).toBeVisible();

  fetched.mockResolvedValueOnce(Response.json(file));
  rerender(explorerAt("?search=senses"));
  expect(await screen.findByRole("link", { name: "Paths through a lexicon" })).toBeVisible();
  expect(link("Ways of a corpus")).not.toBeInTheDocument();
  expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument();
  expect(fetched).toHaveBeenCalledTimes(2);

  rerender(explorerAt("?search=sumary"));
  expect(screen.getByText(/Nothing matches “sumary” exactly\./)).toBeVisible();
  expect(link("Ways of a corpus")).toBeVisible();
});
