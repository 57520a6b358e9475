import { chromium } from "@playwright/test";
import { runCommand } from "../../server/runCommand";
import { browserExecutable } from "../../tools/browser/browserExecutable";

const SEARCHES =
  "navigli,entity link,ada costa,how many lang,disambigaution,wsd,prompted,contrastive,machine tr";
const PAUSE_MS = 150;

/** Returns the main thread's processor time of each key in ms, search and drawing together. */
async function measureKeys(address: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: browserExecutable() });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search the site" });
  await field.fill("sense");
  await page.getByRole("dialog").getByRole("option").first().waitFor();
  const session = await page.context().newCDPSession(page);
  // Busy cores change the wall time, but hardly the thread's own time.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const readMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  const times: number[] = [];
  for (const search of SEARCHES.split(",")) {
    await field.fill("");
    for (const key of search) {
      await page.waitForTimeout(PAUSE_MS);
      const startMs = await readMs();
      await page.keyboard.type(key);
      await page.waitForTimeout(PAUSE_MS);
      times.push((await readMs()) - startMs);
    }
  }
  await browser.close();
  return times;
}

void runCommand({
  usage: `npx tsx __tests__/support/searchTimes.ts ADDRESS

Types searches into the site at this address, in Chromium; prints the processor time of a key.`,
  positionals: [1, 1],
  run: async (_values, [address = ""]) => {
    const times = (await measureKeys(address)).sort((a, b) => a - b);
    const [p50, p95, max] = [0.5, 0.95, 1].map((share) =>
      times[Math.ceil(times.length * share) - 1]?.toFixed(1),
    );
    console.log(`${times.length} keys: p50 ${p50}, p95 ${p95}, max ${max} ms`);
  },
});
