import { render, screen } from "@testing-library/react";
import { Explorer, useExplorer } from "../../../../src/blocks/research/Explorer";
import { paperWith } from "../../lib/research/explorerPapers";

const papers = [paperWith({ prettyURL: "a", title: "Paths through a lexicon" })];

const people: never[] = [];

const answer = (body: string, status: number) => () =>
  Promise.resolve(new Response(body, { status }));

test("after abstracts that did not come the next search asks again", async () => {
  const fetched = jest
    .spyOn(global, "fetch")
    .mockImplementationOnce(answer("null", 503))
    .mockImplementationOnce(answer('{"a":"a summary of senses"}', 200));
  function Shown({ queryString }: { queryString: string }) {
    const explorer = useExplorer({ papers, people, queryString, onNavigate: () => undefined });
    return <Explorer explorer={explorer} />;
  }
  const explorerAt = (queryString: string) => <Shown queryString={queryString} />;
  const { rerender } = render(explorerAt("?search=sense"));
  expect(await screen.findByText(/couldn’t load the summaries/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Paths through a lexicon" })).not.toBeInTheDocument();

  rerender(explorerAt("?search=senses"));
  expect(await screen.findByRole("link", { name: "Paths through a lexicon" })).toBeVisible();
  expect(screen.queryByText(/couldn’t load the summaries/)).not.toBeInTheDocument();
  expect(fetched).toHaveBeenCalledTimes(2);
});
