import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { rushMaxScore, rushScore, rushTargets } from "../../../lib/contract/rules/rush-rules.ts";
import {
  recomputeSpin,
  seedHash,
  segmentOf,
  WHEEL_PARTS,
} from "../../../lib/contract/rules/wheel-rules.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { state, wheel, spin, rushStart, rushFinish, history } = contract.game;

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox?.close());

async function player() {
  const bearer = await sandbox.bearerOf(addMember(sandbox.running));
  return {
    bearer,
    state: async () => (await sandbox.call(state, { bearer })).value(),
    wheel: async () => (await sandbox.call(wheel, { bearer })).value(),
    spin: (clientSeed = "my_seed", key = randomUUID()) =>
      sandbox.call(spin, { bearer, key, body: { clientSeed } }),
    start: (key = randomUUID()) => sandbox.call(rushStart, { bearer, key }),
    finish: (id: string, body: object, key = randomUUID()) =>
      sandbox.call(rushFinish, { bearer, key, params: { id }, body }),
    history: async () => (await sandbox.call(history, { bearer })).value().items,
  };
}

/** Lets a game have begun so many seconds earlier than it has. */
const age = (seconds: number) =>
  sandbox.running.sandbox.database.run(
    "UPDATE rush_game SET real_at = real_at - ?",
    seconds * 1000,
  );

/** The log of a game in which the first hashes are caught. */
function caught(seed: number, count = Number.POSITIVE_INFINITY) {
  const events = rushTargets(seed)
    .slice(0, count)
    .map(({ lane, from }) => ({ lane, at: from + 120 }));
  return { events, score: rushScore(seed, events) };
}

describe("the wheel", () => {
  it("publishes odds that add up to a turn and what each prize is worth", async () => {
    const { segments } = await (await player()).wheel();
    expect(segments.reduce((sum, { weight }) => sum + weight, 0)).toBe(WHEEL_PARTS);
    expect(segments.reduce((sum, { percent }) => sum + Number(percent), 0)).toBeCloseTo(100, 9);
    const airdrop = segments.find(({ prize }) => prize.symbol === "AmBTC");
    expect(airdrop?.prize.value?.mBTC).toBe("0.001000000000000000");
    const power = segments.find(({ prize }) => prize.th === "1");
    expect(power?.prize).toMatchObject({ hours: 24, value: { mBTC: "0.000400000000000000" } });
  });

  it("R11.15 is provably fair: the seed was committed before, verifies after, and the next one is committed", async () => {
    const member = await player();
    for (const nonce of [1, 2, 3]) {
      const before = await member.wheel();
      expect(before).toMatchObject({ canSpin: true, nonce, nextAt: null });
      expect((await member.wheel()).serverSeedHash).toBe(before.serverSeedHash);
      const done = (await member.spin(`seed_${nonce}`)).value();
      expect(await seedHash(done.spin.serverSeed)).toBe(before.serverSeedHash);
      const proof = await recomputeSpin(done.spin.serverSeed, `seed_${nonce}`, nonce);
      expect(proof).toEqual({ digest: done.spin.digest, part: done.spin.part });
      const weights = before.segments.map(({ weight }) => weight);
      expect(segmentOf(weights, proof.part)).toBe(done.spin.segment);
      const { value: _, ...promised } = before.segments[done.spin.segment]?.prize ?? {};
      expect(done.spin.prize).toMatchObject(promised);
      expect(done.wheel).toMatchObject({ canSpin: false, nonce: nonce + 1 });
      expect(done.wheel.serverSeedHash).not.toBe(before.serverSeedHash);
      await sandbox.advance(86_400);
    }
  });

  it("R11.15 turns once a UTC day: a lost reply is replayed, a second tab is refused", async () => {
    const member = await player();
    const key = randomUUID();
    const first = await member.spin("one", key);
    expect((await member.spin("one", key)).text).toBe(first.text);
    expect((await member.spin("two")).json().statusCode).toBe(4091);
    expect((await member.spin("a:b")).status).toBe(422);
    expect(await member.history()).toHaveLength(1);
  });

  it("pays each kind of prize from where it is issued", async () => {
    const { database } = sandbox.running.sandbox;
    const won = new Set<string>();
    for (let count = 0; count < 60 && won.size < 3; count += 1) {
      const member = await player();
      const { spin: done, wallets } = (await member.spin()).value();
      const { kind, symbol, amount, th } = done.prize;
      won.add(symbol ?? kind);
      if (kind === "token") {
        expect(wallets).toMatchObject([{ symbol, available: expect.any(String) }]);
        const query = { type: "game_reward" };
        const { items } = (
          await sandbox.call(contract.transaction.list, { bearer: member.bearer, query })
        ).value();
        expect(items).toMatchObject([{ symbol, amount, ref: { kind: "spin", id: done.id } }]);
      } else {
        expect((await member.state()).power).toMatchObject({ th });
      }
    }
    expect([...won].sort()).toEqual(["AmBTC", "MERLIN", "power"]);
    const sources = database.all<{ name: string }>(
      "SELECT DISTINCT a.name FROM journal j JOIN posting p ON p.journal_id = j.id JOIN account a ON a.id = p.account_id WHERE j.kind = 'game_reward' AND a.member_id IS NULL ORDER BY 1",
    );
    expect(sources.map(({ name }) => name)).toEqual(["emission:AmBTC", "rewards:MERLIN"]);
    await sandbox.expectBalanced();
  }, 30_000);
});

describe("Hash Rush", () => {
  it("R11.15 replays the log and gives power for a day that mines", async () => {
    const member = await player();
    await sandbox.call(contract.mining.start, { bearer: member.bearer, key: randomUUID() });
    const game = (await member.start()).value();
    expect(game).toMatchObject({ durationSec: 60, playsLeft: 2 });
    age(60);
    const log = caught(game.seed);
    const key = randomUUID();
    const done = await member.finish(game.id, log, key);
    expect(done.value()).toMatchObject({
      score: rushMaxScore(),
      isBest: true,
      playsLeft: 2,
      prize: { kind: "power", th: "5", hours: 24, value: { mBTC: "0.002000000000000000" } },
    });
    expect((await member.finish(game.id, log, key)).text).toBe(done.text);
    expect((await member.finish(game.id, log)).status).toBe(409);
    expect((await member.state()).power).toMatchObject({ th: "5" });
    const { components } = (
      await sandbox.call(contract.mining.rate, { bearer: member.bearer })
    ).value();
    expect(components.find(({ code }) => code === "game")).toMatchObject({ thPerS: "5" });
    await sandbox.advance(86_400);
    expect((await member.state()).power).toMatchObject({ th: "0", until: null });
  });

  it("refuses what cannot have been played, and lets the true log follow", async () => {
    const member = await player();
    const game = (await member.start()).value();
    const log = caught(game.seed);
    const early = await member.finish(game.id, log);
    expect([early.status, Object.keys(early.json().errors)]).toEqual([422, ["events"]]);
    age(60);
    const wrong = await member.finish(game.id, { ...log, score: log.score + 1 });
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([422, ["score"]]);
    const none = await member.finish(game.id, { score: rushMaxScore(), events: [] });
    expect(none.status).toBe(422);
    const twice = { score: log.score, events: log.events.flatMap((event) => [event, event]) };
    expect((await member.finish(game.id, twice)).status).toBe(422);
    const flood = Array.from({ length: 401 }, (_, index) => ({ at: index * 100, lane: 0 }));
    expect((await member.finish(game.id, { score: 0, events: flood })).status).toBe(422);
    const other = await player();
    expect((await other.finish(game.id, log)).status).toBe(404);
    expect((await member.finish(game.id, log)).status).toBe(200);
  });

  it("R11.15 has three plays a day, also when they are left lying, and each lapses after a quarter of an hour", async () => {
    const member = await player();
    const key = randomUUID();
    const first = await member.start(key);
    expect((await member.start(key)).text).toBe(first.text);
    await member.start();
    const third = (await member.start()).value();
    expect(third.playsLeft).toBe(0);
    expect((await member.start()).json().statusCode).toBe(4091);
    age(901);
    expect((await member.finish(third.id, caught(third.seed))).status).toBe(409);
    await sandbox.advance(86_400);
    expect((await member.state()).rush.playsLeft).toBe(3);
  });

  it("states what a score brings before the play and ranks the week's best, one a member", async () => {
    const [weak, strong] = [await player(), await player()];
    const { rush } = await weak.state();
    expect(rush.rewards.map(({ minScore, prize }) => [minScore, prize.th])).toEqual([
      [200, "1"],
      [500, "2"],
      [800, "3"],
      [1_100, "4"],
      [1_400, "5"],
    ]);
    for (const [member, count] of [
      [weak, 5],
      [strong, 40],
      [strong, 20],
    ] as const) {
      const game = (await member.start()).value();
      age(60);
      await member.finish(game.id, caught(game.seed, count));
    }
    const seen = await weak.state();
    expect(seen.leaderboard.map(({ rank, isMe }) => [rank, isMe])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(seen.me?.score).toBe(seen.rush.best);
    expect(seen.rush.best).toBe(60);
    expect(await weak.history()).toMatchObject([{ game: "rush", score: 60, prize: null }]);
    expect((await strong.history()).map(({ score }) => score)).toHaveLength(2);
    await sandbox.advance(8 * 86_400);
    const later = await strong.state();
    expect(later).toMatchObject({ leaderboard: [], me: null, rush: { weekBest: null } });
    expect(later.rush.best).toBeGreaterThan(500);
  });
});
