import { act, render } from "@testing-library/react";
import { PREVIEW_POLL_MS } from "../../../../src/lib/limits";
import MissingPage from "../../../../src/shell/preview/MissingPage";

const wait = () => act(() => jest.advanceTimersByTimeAsync(PREVIEW_POLL_MS));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a missing page reloads once Gatsby has its data, also after a failed request", async () => {
  const reload = jest.fn();
  const fetchData = jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValueOnce(new Response("{}", { status: 404 }))
    .mockRejectedValueOnce(new Error("The server restarts"))
    .mockResolvedValueOnce(new Response("{}"));
  window.history.replaceState(null, "", "/job/nlp-engineer/");
  render(<MissingPage reload={reload} />);
  await wait();
  await wait();
  expect(reload).not.toHaveBeenCalled();
  await wait();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fetchData).toHaveBeenLastCalledWith("/page-data/job/nlp-engineer/page-data.json");
});
