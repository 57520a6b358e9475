import { PREVIEW_POLL_MS } from "../../../../src/lib/limits";
import { createPreviewStore } from "../../../../src/shell/preview/previewStore";
import { anIssue, aReport } from "./previewFixtures";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = () => jest.advanceTimersByTimeAsync(PREVIEW_POLL_MS);

test("the report is asked for once a second and told only when it has changed", async () => {
  const invalid = aReport({ version: "2", issues: [anIssue()] });
  const ask = jest.fn().mockResolvedValue(invalid).mockResolvedValueOnce(aReport());
  const store = createPreviewStore(ask);
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  await wait();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.current()).toEqual(invalid);
  await wait();
  expect(ask).toHaveBeenCalledTimes(3);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  await wait();
  await wait();
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a server that is being restarted changes nothing and is asked again", async () => {
  const invalid = aReport({ version: "2", issues: [anIssue()] });
  const ask = jest.fn().mockResolvedValue(aReport({ version: "3" }));
  ask.mockResolvedValueOnce(invalid).mockRejectedValueOnce(new Error("no answer"));
  const store = createPreviewStore(ask);
  const stop = store.subscribe(() => undefined);
  await wait();
  expect(store.current()).toEqual(invalid);
  await wait();
  expect(store.current().version).toBe("3");
  stop();
});

test("a tab out of sight asks nothing until it is seen again", async () => {
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  const ask = jest.fn().mockResolvedValue(aReport());
  const stop = createPreviewStore(ask).subscribe(() => undefined);
  await wait();
  expect(ask).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});
