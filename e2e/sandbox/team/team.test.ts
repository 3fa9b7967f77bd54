import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { summary } = contract.team;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

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
  await sandbox.advance(30 * 86_400);
  const { accessToken: bearer } = await sandbox.login("anna");
  const team = (await sandbox.call(summary, { bearer })).value();
  expect(team).toMatchObject({ activeDirects: 0, left: { active: 0 }, right: { active: 0 } });
});
