import { z } from "zod";

/** An event of Chromium's trace; times in µs. `tdur` is what its thread had of a processor. */
const eventShape = z.looseObject({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
});
export const traceShape = z.looseObject({ traceEvents: z.array(eventShape) });

type TraceEvent = z.infer<typeof eventShape>;
type Trace = z.infer<typeof traceShape>;

interface Task {
  readonly startUs: number;
  readonly durationUs: number;
  readonly processorUs: number;
}

const getThread = ({ pid, tid }: TraceEvent): string => `${String(pid)}:${String(tid)}`;

/** The tasks of one thread in order, without those that ran inside another (a dialog's loop of events). */
function outermostTasks(events: readonly TraceEvent[]): readonly Task[] {
  const tasks: Task[] = [];
  let endUs = Number.NEGATIVE_INFINITY;
  for (const { name, ph, ts, dur, tdur } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (ph !== "X" || name !== "RunTask" || dur === undefined || ts < endUs) continue;
    endUs = ts + dur;
    tasks.push({ startUs: ts, durationUs: dur, processorUs: Math.min(tdur ?? dur, dur) });
  }
  return tasks;
}

/** Where a moment of a thread lies when each of its tasks takes only its processor time. */
function squeezer(tasks: readonly Task[]): (us: number) => number {
  return (us) => {
    let low = 0;
    let high = tasks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tasks[middle]?.startUs ?? 0) <= us) low = middle + 1;
      else high = middle;
    }
    const task = tasks[low - 1];
    if (task === undefined || us > task.startUs + task.durationUs) return us;
    const share = task.durationUs === 0 ? 1 : task.processorUs / task.durationUs;
    return Math.round(task.startUs + (us - task.startUs) * share);
  };
}

/**
 * A trace as it would be had every task had a processor to itself: each begins when it began and
 * takes the time that its thread ran, and what happened inside is moved in proportion. On a machine
 * of few cores Lighthouse itself, and whoever shares them, otherwise count as the page's blocking.
 * What a task waited for without working (another process's answer) is left out too.
 */
export function inProcessorTime(trace: Trace): Trace {
  const byThread = new Map<string, TraceEvent[]>();
  for (const event of trace.traceEvents) {
    const events = byThread.get(getThread(event));
    if (events === undefined) byThread.set(getThread(event), [event]);
    else events.push(event);
  }
  const squeezers = new Map(
    [...byThread].map(([thread, events]) => [thread, squeezer(outermostTasks(events))]),
  );
  const traceEvents = trace.traceEvents.map((event) => {
    const collapseWhitespace = squeezers.get(getThread(event)) ?? ((us: number) => us);
    const ts = collapseWhitespace(event.ts);
    if (event.dur === undefined) return { ...event, ts };
    return { ...event, ts, dur: Math.max(0, collapseWhitespace(event.ts + event.dur) - ts) };
  });
  return { ...trace, traceEvents };
}
