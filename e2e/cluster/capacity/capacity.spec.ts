import { expect, test } from "@playwright/test";
import { CapacityStage } from "./measure.ts";
import { ASSUMED, type Cost, type Costs, costRows, modelRows, WORK } from "./model.ts";

const MOST_INSTANCES = 4;
/** A machine with other work measures the same work differently from minute to minute. */
const MOST_TIMES = 1.4;

/** What one active member costs in a minute. */
function perMember(costs: Costs, pick: (cost: Cost) => number): number {
  return WORK.reduce((sum, kind) => sum + ASSUMED.perMinute[kind] * pick(costs[kind]), 0);
}

test("a mixed load costs as much a piece over four instances as over one, at the processor, the upstream and Redis", async () => {
  test.setTimeout(600_000);
  const folder = process.env.CLUSTER_FOLDER;
  if (!folder) throw new Error("Start this test with `npm run test:cluster`");
  const stage = await CapacityStage.start(folder, MOST_INSTANCES);
  try {
    const measured = await stage.costs([1, 2, MOST_INSTANCES]);
    for (const [count, costs] of measured) {
      const rows = [...costRows(costs), ...modelRows(costs)];
      process.stdout.write(`\n${count} of ${MOST_INSTANCES} instances\n${rows.join("\n")}\n`);
    }
    const alone = measured.get(1) as Costs;
    for (const [count, costs] of measured) {
      const about = `${count} instances`;
      const processor = perMember(costs, (cost) => cost.processorMs);
      expect(processor, about).toBeLessThan(
        MOST_TIMES * perMember(alone, (cost) => cost.processorMs),
      );
      const upstream = perMember(costs, (cost) => cost.upstreamCalls);
      expect(upstream, about).toBeLessThan(1.1 * perMember(alone, (cost) => cost.upstreamCalls));
      const redis = perMember(costs, (cost) => cost.redisCommands);
      expect(redis, about).toBeLessThan(2 * perMember(alone, (cost) => cost.redisCommands));
      expect(costs.renewal.upstreamCalls, about).toBe(1);
    }
  } finally {
    await stage.stop();
  }
});
