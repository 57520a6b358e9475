/** @jest-environment node */
import { inProcessorTime, traceShape } from "../../../../tools/lighthouse/inProcessorTime";

const MAIN = { pid: 1, tid: 1 };
const task = (ts: number, dur: number, tdur: number) => ({
  ...MAIN,
  name: "RunTask",
  ph: "X",
  ts,
  dur,
  tdur,
});
const inside = (name: string, ts: number, dur: number) => ({ ...MAIN, name, ph: "X", ts, dur });
const getTimes = (events: readonly object[]) =>
  inProcessorTime(traceShape.parse({ traceEvents: events })).traceEvents.map(({ ts, dur }) => [
    ts,
    dur,
  ]);

describe("a trace in processor time", () => {
  test("gives a task the time that its thread ran, from the moment that it began", () => {
    expect(getTimes([task(1000, 400, 100), task(2000, 50, 50)])).toEqual([
      [1000, 100],
      [2000, 50],
    ]);
  });

  test("moves what happened inside a task in proportion, whatever the order of events", () => {
    expect(
      getTimes([
        inside("Layout", 1200, 200),
        { ...MAIN, name: "mark", ph: "I", ts: 1300 },
        task(1000, 400, 100),
      ]),
    ).toEqual([
      [1050, 50],
      [1075, undefined],
      [1000, 100],
    ]);
  });
});
