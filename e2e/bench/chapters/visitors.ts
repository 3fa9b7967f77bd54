import { type Relay, startRelay } from "../../fixtures/http/relay.ts";
import { askInCrowd, type Crowd } from "../crowd.ts";
import { printTable } from "../print-table.ts";
import { processorMs } from "../process-usage.ts";
import { startOurs } from "../servers.ts";
import type { Stage } from "../stage.ts";

const PRICES_PATH = "/public/coin/prices";
const VISITORS = 200;
/** Longer than a shared price is fresh, so that it has to be asked for again under load. */
const CROWD_SECONDS = 65;

const CROWDS: readonly (Crowd & { readonly name: string })[] = [
  { name: "one visitor, page after page", visitors: 1, seconds: 5 },
  { name: `${VISITORS} visitors, page after page`, visitors: VISITORS, seconds: CROWD_SECONDS },
  {
    name: `${VISITORS} visitors, each every 10 s`,
    visitors: VISITORS,
    everyMs: 10_000,
    seconds: 15,
  },
];

function countByPath({ exchanges }: Relay): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { call } of exchanges) counts.set(call.path, (counts.get(call.path) ?? 0) + 1);
  return counts;
}

/**
 * The home page under many visitors, and what the upstream is asked meanwhile.
 * @throws Error when prices are asked for more than once a minute
 */
export async function measureVisitors(stage: Stage): Promise<void> {
  const relay = await startRelay((await stage.upstream()).url);
  await stage.keep(Promise.resolve({ stop: () => relay.close() }));
  const ours = await stage.keep(startOurs(relay.url));
  const used = () => processorMs(ours.pid) ?? Number.NaN;
  const startedAt = performance.now();
  const rows: string[][] = [];
  for (const { name, ...crowd } of CROWDS) {
    const before = used();
    const { pages, perSecond, p50Ms, p99Ms } = await askInCrowd(ours.url, "/", crowd);
    const figures = [pages, perSecond, p50Ms, p99Ms].map((figure) => figure.toFixed(0));
    rows.push([name, ...figures, ((used() - before) / pages).toFixed(2)]);
  }
  const minutes = (performance.now() - startedAt) / 60_000;
  printTable([["home page", "pages", "pages/s", "p50 ms", "p99 ms", "processor ms/page"], ...rows]);
  process.stdout.write("\n");
  const counts = countByPath(relay);
  printTable([
    [`asked upstream in ${minutes.toFixed(1)} minutes`, "times"],
    ...[...counts].map(([path, count]) => [path, String(count)]),
  ]);
  const prices = counts.get(PRICES_PATH) ?? 0;
  if (prices > Math.ceil(minutes)) {
    throw new Error(`The upstream was asked for prices ${prices} times, goal: once a minute`);
  }
}
