import { hydrationTurns } from "../../src/hooks/hydrationTurns";

let frames: FrameRequestCallback[] = [];
/** The browser paints, and tasks that are due run. */
const paint = async () => {
  await jest.advanceTimersByTimeAsync(0);
  for (const frame of frames.splice(0)) frame(0);
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  frames = [];
  jest.useFakeTimers({ doNotFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
});
afterEach(async () => {
  const end = hydrationTurns.end();
  await jest.advanceTimersByTimeAsync(10_000);
  await end;
  jest.useRealTimers();
});

test("nobody waits before turns are taken and after they have ended", async () => {
  expect(hydrationTurns.take()).toBeUndefined();
  hydrationTurns.begin();
  expect(hydrationTurns.take()).toBeDefined();
  const end = hydrationTurns.end();
  await paint();
  await paint();
  await paint();
  await end;
  expect(hydrationTurns.take()).toBeUndefined();
});

test("each turn comes in a task of its own, after a frame, in the order of asking", async () => {
  hydrationTurns.begin();
  const done: string[] = [];
  void hydrationTurns.take()?.then(() => done.push("first"));
  void hydrationTurns.take()?.then(() => done.push("second"));
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual([]);
  await paint();
  expect(done).toEqual(["first"]);
  await paint();
  expect(done).toEqual(["first", "second"]);
});

test("a page that is not painted, such as in a tab behind others, is taken over all the same", async () => {
  hydrationTurns.begin();
  const turn = jest.fn();
  void hydrationTurns.take()?.then(turn);
  await jest.advanceTimersByTimeAsync(99);
  expect(turn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(turn).toHaveBeenCalledTimes(1);
});

test("the end waits for turns that a part asks for in its own", async () => {
  hydrationTurns.begin();
  const inner = jest.fn();
  void hydrationTurns.take()?.then(() => hydrationTurns.take()?.then(inner));
  const ended = jest.fn();
  void hydrationTurns.end().then(ended);
  await paint();
  expect(ended).not.toHaveBeenCalled();
  await paint();
  expect(inner).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
  await paint();
  await paint();
  expect(ended).toHaveBeenCalledTimes(1);
});

test("who asks for the whole page is told after the last part, and at once when no page is taken over", async () => {
  const early = jest.fn();
  hydrationTurns.whenWhole(early);
  expect(early).toHaveBeenCalledTimes(1);

  hydrationTurns.begin();
  const order: string[] = [];
  void hydrationTurns.take()?.then(() => order.push("part"));
  hydrationTurns.whenWhole(() => order.push("whole"));
  const calledOff = jest.fn();
  hydrationTurns.whenWhole(calledOff)();
  const end = hydrationTurns.end().then(() => order.push("end"));
  await paint();
  expect(order).toEqual(["part"]);
  expect(hydrationTurns.areOn()).toBe(true);
  await paint();
  expect(order).toEqual(["part", "whole"]);
  expect(hydrationTurns.areOn()).toBe(false);
  await paint();
  await end;
  expect(order).toEqual(["part", "whole", "end"]);
  expect(calledOff).not.toHaveBeenCalled();
});
