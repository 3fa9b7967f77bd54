import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { compareAmounts, subtractAmount, sumAmounts } from "../../../lib/money/decimal.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { findByUsername } from "../account/member.ts";
import { givePower } from "../machine/temporary-power.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { session, start, claim, rate, machines, boosts, applyBoost, history, chart } =
  contract.mining;
const HOUR = 3_600;
const DAY = 24 * HOUR;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

async function join(sponsor?: string) {
  const username = addMember(sandbox.running, sponsor ? { sponsor } : {});
  const { accessToken: bearer } = await sandbox.login(username);
  const act = (endpoint: typeof start | typeof claim) =>
    sandbox.call(endpoint, { bearer, key: randomUUID() });
  return {
    username,
    bearer,
    id: findByUsername(sandbox.running.sandbox.database, username)?.id ?? 0,
    start: () => act(start),
    claim: async () => {
      const answer = await sandbox.call(claim, { bearer, key: randomUUID() });
      return { status: answer.status, ...(answer.status === 200 ? answer.value() : {}) };
    },
    session: async () => (await sandbox.call(session, { bearer })).value(),
  };
}

describe("a session", () => {
  it("R11.9 of the Starter credits exactly 0.0064 mBTC for a day, claimed late or not", async () => {
    const member = await join();
    expect(await member.session()).toMatchObject({ state: "idle", streak: 0 });
    const started = (await member.start()).value();
    expect(started.session).toMatchObject({ state: "running", streak: 1 });
    expect(started.session.ratePerHour).toBe("0.000266666666666666");
    await sandbox.advance(5 * DAY);
    const ended = await member.session();
    expect(ended).toMatchObject({ state: "ended", unclaimed: "0.006400000000000000", streak: 0 });
    expect(ended.accruedAt).toBe(ended.endsAt);
    const { list } = contract.notification;
    const notes = (await sandbox.call(list, { bearer: member.bearer })).value().items;
    expect(notes.filter(({ title }) => title.includes("has ended"))).toMatchObject([
      { body: expect.stringContaining("0.0064\u00a0mBTC is ready to claim"), at: ended.endsAt },
    ]);
    const claimed = await member.claim();
    expect(claimed.claimed).toEqual({
      gross: "0.008000000000000000",
      fee: "0.001600000000000000",
      net: "0.006400000000000000",
    });
    expect(claimed.wallets).toEqual([
      { symbol: "mBTC", available: "0.006400000000000000", locked: "0.000000000000000000" },
    ]);
    expect(claimed.session).toMatchObject({ state: "idle", unclaimed: "0.000000000000000000" });
    expect((await member.claim()).status).toBe(409);
  });

  it("can be claimed in parts that add up to the whole", async () => {
    const member = await join();
    await member.start();
    const parts: string[] = [];
    for (const seconds of [1, 3_599, 7 * HOUR, 16 * HOUR]) {
      await sandbox.advance(seconds);
      parts.push((await member.claim()).claimed?.net ?? "");
    }
    expect(compareAmounts(sumAmounts(parts), "0.0064")).toBe(0);
    const { items } = (await sandbox.call(history, { bearer: member.bearer })).value();
    expect(items).toMatchObject([
      { state: "claimed", net: "0.006400000000000000", claimed: "0.006400000000000000" },
    ]);
  });

  it("claims the finished one when the next starts, and refuses a second start", async () => {
    const member = await join();
    await member.start();
    expect((await member.start()).status).toBe(409);
    await sandbox.advance(DAY);
    const next = (await member.start()).value();
    expect(next.wallets).toMatchObject([{ available: "0.006400000000000000" }]);
    expect(next.session).toMatchObject({ state: "running", streak: 2 });
    await sandbox.advance(DAY);
    // 0.008 × 1.003 less the fee.
    expect((await member.session()).unclaimed).toBe("0.006424000000000000");
  });

  it("answers the same key once and gives one session to two tabs", async () => {
    const member = await join();
    const key = randomUUID();
    const send = (one: string) => sandbox.call(start, { bearer: member.bearer, key: one });
    const answers = await Promise.all([send(key), send(key), send(randomUUID())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    const { total } = (await sandbox.call(history, { bearer: member.bearer })).value();
    expect(total).toBe(1);
  });

  it("counts members of two levels from the full hour on, and rows of the rate add up", async () => {
    const leader = await join();
    const direct = await join(leader.username);
    const second = await join(direct.username);
    await leader.start();
    await direct.start();
    await second.start();
    await sandbox.advance(HOUR);
    const { components, fee, net, team } = (
      await sandbox.call(rate, { bearer: leader.bearer })
    ).value();
    expect(components.find(({ code }) => code === "team")?.percent).toBe("6.000000000000000000");
    expect(team).toEqual([
      { level: 1, mining: 1, members: 1 },
      { level: 2, mining: 1, members: 1 },
    ]);
    const gross = sumAmounts(components.map(({ perHour }) => perHour));
    expect(subtractAmount(gross, fee)).toBe(net);
    const running = await leader.session();
    expect(running.ratePerHour).toBe(net);
    expect(running.segments?.map(({ teamBps }) => teamBps)).toEqual([0, 600]);
    const parts = (running.segments ?? []).map((segment) => segment.net);
    expect(sumAmounts(parts)).toBe(running.accrued);
  });

  it("takes up power that is won or ends while it runs", async () => {
    const member = await join();
    await member.start();
    const { database, clock } = sandbox.running.sandbox;
    const from = clock.now() + HOUR * 1_000;
    givePower(database, member.id, 5, { from, to: from + HOUR * 1_000 });
    await sandbox.advance(DAY);
    const { segments = [], unclaimed } = await member.session();
    expect(segments?.map(({ th }) => th)).toEqual(["16", "21", "16"]);
    // An hour of 5 TH adds 5 × 0.0005 × 0.8 / 24; each of three segments may round a unit away.
    const extra = subtractAmount(unclaimed, "0.0064");
    expect(compareAmounts(extra, "0.000083333333333327")).toBeGreaterThan(0);
    expect(compareAmounts(extra, "0.000083333333333334")).toBeLessThan(0);
  });

  it("stops with the last machine and needs one to start", async () => {
    const member = await join();
    await sandbox.advance(30 * DAY);
    const refused = await member.start();
    expect(refused.status).toBe(409);
    expect(refused.json().message).toContain("no active machine");
    const list = (await sandbox.call(machines, { bearer: member.bearer })).value();
    expect(list.items).toMatchObject([{ model: "Starter", status: "expired", canRenew: false }]);
  });
});

describe("boosts", () => {
  it("add their share from the moment they are applied until they end", async () => {
    const member = await join();
    const { bearer, username } = member;
    await sandbox.control("deposit", { username, symbol: "MERLIN", amount: "44" });
    for (const productId of ["boost_20", "boost_50", "boost_50"]) {
      const quote = (
        await sandbox.call(contract.marketplace.quote, { bearer, body: { productId } })
      ).value();
      const body = { quoteId: quote.quoteId };
      const order = await sandbox.call(contract.marketplace.order, {
        bearer,
        key: randomUUID(),
        body,
      });
      expect(order.value().boosts).toMatchObject([{ status: "available", hours: 24 }]);
    }
    const owned = (await sandbox.call(boosts, { bearer })).value().items;
    const apply = (percent: number, index = 0, body = {}) =>
      sandbox.call(applyBoost, {
        bearer,
        key: randomUUID(),
        params: { id: owned.filter((one) => one.percent === percent)[index]?.id ?? "" },
        body,
      });
    expect((await apply(20)).status).toBe(409);
    await member.start();
    expect((await apply(20)).value().boost).toMatchObject({ status: "active", percent: 20 });
    expect((await apply(20)).status).toBe(409);
    // Shown before the other one was applied.
    const stale = await apply(50, 0, { percentAfter: "20" });
    expect([stale.status, stale.json().message]).toEqual([
      409,
      "Together, your boosts would add 50%.",
    ]);
    const boosted = (await apply(50, 0, { percentAfter: "50" })).value();
    // 16 × 0.0005 × (1.5 − 0.2) / 24: both together are at the limit of 50 %.
    expect(boosted.session.ratePerHour).toBe("0.000433333333333333");
    expect((await apply(50, 1)).status).toBe(409);
    await sandbox.advance(DAY);
    const { gross } = (await member.claim()).claimed ?? {};
    // A full day with 50 % would be 0.012; the moments before the boosts are missing.
    expect(compareAmounts(gross ?? "0", "0.0119")).toBeGreaterThan(0);
    expect(compareAmounts(gross ?? "0", "0.012")).toBeLessThan(0);
  });
});

describe("the chart and the gate", () => {
  it("gives intervals that add up to what was mined in them", async () => {
    const member = await join();
    await member.start();
    await sandbox.advance(DAY + 2 * HOUR);
    const { points } = (
      await sandbox.call(chart, { bearer: member.bearer, query: { range: "7d" } })
    ).value();
    expect(points).toHaveLength(28);
    expect(compareAmounts(sumAmounts(points.map(({ net }) => net)), "0.0064")).toBe(0);
    expect(points.at(-1)?.th).toBe("16");
  });

  it("R11.9 of a day adds up to the session that runs, up to its last minute", async () => {
    const member = await join();
    // It begins ten minutes before a full hour.
    const past = Math.floor(sandbox.running.sandbox.clock.now() / 1_000) % HOUR;
    await sandbox.advance(2 * HOUR - past - 600);
    await member.start();
    for (const seconds of [30 * 60, DAY - HOUR]) {
      await sandbox.advance(seconds);
      const { bearer } = member;
      const { points } = (await sandbox.call(chart, { bearer, query: { range: "24h" } })).value();
      const { accrued } = (await sandbox.call(session, { bearer })).value();
      const sum = Number(sumAmounts(points.map(({ net }) => net)));
      expect(Math.abs(sum - Number(accrued))).toBeLessThan(Number(accrued) / 1_000);
    }
  });

  it("is closed to members who are not valid", async () => {
    const { accessToken: bearer } = await sandbox.login("newt");
    for (const endpoint of [session, rate, machines, boosts, history, chart]) {
      const answer = await sandbox.call(endpoint, { bearer });
      expect([answer.status, answer.json().statusCode]).toEqual([403, 4030]);
    }
    for (const endpoint of [start, claim]) {
      expect((await sandbox.call(endpoint, { bearer, key: randomUUID() })).status).toBe(403);
    }
  });

  it("leaves a balanced ledger", async () => {
    await expect(sandbox.expectBalanced()).resolves.toBeUndefined();
  });
});
