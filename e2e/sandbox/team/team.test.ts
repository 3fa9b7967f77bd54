import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { sumAmounts } from "../../../lib/money/decimal.ts";
import { processorTime } from "../testing/processor-time.ts";
import { startTestSandbox } from "../testing/start.ts";

const { summary } = contract.team;

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

it("sums up anna's team of six from what its members did; of two equal legs none is weak", async () => {
  const { accessToken: bearer } = await sandbox.login("anna");
  const team = (await sandbox.call(summary, { bearer })).value();
  expect(team).toMatchObject({
    directs: 3,
    activeDirects: 2,
    teamSize: 6,
    byLevel: [3, 3],
    left: {
      count: 3,
      active: 2,
      volume: "270",
      carry: "135",
      today: "0",
    },
    right: { count: 3, active: 2, volume: "270" },
    commission: { total: "22.950000000000000000" },
    weakLeg: null,
    placement: "auto",
  });
  const { now } = (await sandbox.control("state")).json.clock;
  expect(Date.parse(team.nextSettlementAt ?? "") % 86_400_000).toBe(0);
  expect(Date.parse(team.nextSettlementAt ?? "")).toBeGreaterThan(Date.parse(now));
});

it("is empty for a member without a team", async () => {
  const { accessToken: bearer } = await sandbox.login("hugo");
  expect((await sandbox.call(summary, { bearer })).value()).toMatchObject({
    directs: 0,
    teamSize: 0,
    byLevel: [],
    left: { count: 0, active: 0 },
  });
});

it("lets activity end after thirty days", async () => {
  await sandbox.control("clock", { advanceSeconds: 30 * 86_400 });
  const { accessToken: bearer } = await sandbox.login("anna");
  const team = (await sandbox.call(summary, { bearer })).value();
  expect(team).toMatchObject({ activeDirects: 0, left: { active: 0 }, right: { active: 0 } });
});

it("takes under 100 ms for 10 000 members, with the ledger's commissions, and a month's jump under 10 s", async () => {
  await sandbox.control("seed", { profile: "large" });
  const { accessToken: bearer } = await sandbox.login("whale");
  expect(await processorTime(() => sandbox.call(summary, { bearer }))).toBeLessThan(100);
  const team = (await sandbox.call(summary, { bearer })).value();
  expect(team.teamSize).toBe(10_000);
  expect((team.left?.count ?? 0) + (team.right?.count ?? 0)).toBe(10_000);
  const paid = await Promise.all(
    ["commission_direct", "commission_level2"].map(async (type) => {
      const query = { type, pageSize: "1" };
      const { totals } = (await sandbox.call(contract.transaction.list, { bearer, query })).value();
      return totals?.find(({ symbol }) => symbol === "USDT")?.in ?? "0";
    }),
  );
  expect(team.commission?.total).toBe(sumAmounts(paid));
  const jumpedAt = performance.now();
  await sandbox.control("clock", { advanceSeconds: 30 * 86_400 });
  expect(performance.now() - jumpedAt).toBeLessThan(10_000);
}, 60_000);
