import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { AMBTC, airdropMember, joinAirdrop } from "../testing/airdrop-member.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { leaderboard, history, summary } = contract.airdrop;

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox?.close());

const as = (username: string) => airdropMember(sandbox, username);
const join = () => joinAirdrop(sandbox);

describe("the season", () => {
  it("R11.8 has a hard cap: what the pool cannot pay is closed, and a check-in counts without pay", async () => {
    const member = await join();
    const season = (await member.summary()).season;
    const pool = Number(season?.distributed) + 11;
    expect((await sandbox.control("season", { pool: "1" })).status).toBe(422);
    await sandbox.control("season", { pool: String(pool) });
    expect((await member.claim("verify_email")).status).toBe(200);
    expect(await member.task("complete_profile")).toMatchObject({
      state: "closed",
      failReason: "pool_spent",
    });
    expect((await member.claim("complete_profile")).json().statusCode).toBe(4091);
    expect((await member.checkIn()).value().reward).toBe(AMBTC("1"));
    await sandbox.advance(86_400);
    expect((await member.checkIn()).value()).toMatchObject({
      reward: AMBTC("0"),
      checkIn: { streak: 2 },
    });
    const after = (await member.summary()).season;
    expect(after?.distributed).toBe(after?.pool);
    await sandbox.expectBalanced();
  });

  it("has the seeded name in the language of the call, and a name of the operator's as it was given", async () => {
    const { bearer } = await as("anna");
    const nameIn = async (language: string) => {
      const headers = { "accept-language": language };
      return (await sandbox.call(summary, { bearer, headers })).value().season?.name;
    };
    expect(await Promise.all(["en-US", "de-DE", "ja-JP"].map(nameIn))).toEqual([
      "Season 1",
      "Saison 1",
      "シーズン1",
    ]);
    await sandbox.control("season", { name: "Winter" });
    expect(await nameIn("de-DE")).toBe("Winter");
  });

  it("lets unclaimed tasks expire when it is over and keeps them locked before it begins", async () => {
    const member = await join();
    const at = (days: number) =>
      new Date(sandbox.running.sandbox.clock.now() + days * DAY_MS).toISOString();
    const { json } = await sandbox.control("season", { startsAt: at(1), endsAt: at(9) });
    expect(await member.task("verify_email")).toMatchObject({
      state: "locked",
      failReason: "not_started",
      availableAt: json.startsAt,
    });
    const early = await member.claim("verify_email");
    expect([early.status, early.json().retryAt]).toEqual([409, json.startsAt]);
    await sandbox.advance(10 * 86_400);
    expect(await member.task("verify_email")).toMatchObject({ state: "expired" });
    expect((await member.claim("verify_email")).status).toBe(409);
    expect((await member.checkIn()).value().reward).toBe(AMBTC("0"));
  });

  it("ranks members by what they earned in the week and in the season, with masked names", async () => {
    const member = await join();
    await member.claim("verify_email");
    const read = async (period: string) =>
      (await sandbox.call(leaderboard, { bearer: member.bearer, query: { period } })).value();
    const season = await read("season");
    expect(season.items[0]).toMatchObject({ rank: 1, name: "an••a" });
    expect(season.total).toBe(10);
    expect(season.me).toMatchObject({ rank: 10, amount: AMBTC("10"), isMe: true });
    expect((await member.summary()).rank).toBe(10);
    await sandbox.advance(14 * 86_400);
    expect(await read("week")).toMatchObject({ items: [], total: 0, me: null });
  });

  it("lists as history what the ledger has booked", async () => {
    const anna = await as("anna");
    const pages = await Promise.all(
      ["1", "2"].map(async (page) => {
        const query = { page, pageSize: "50" };
        return (await sandbox.call(history, { bearer: anna.bearer, query })).value();
      }),
    );
    const claims = pages.flatMap(({ items }) => items);
    const query = { type: "airdrop", pageSize: "100" };
    const { items } = (
      await sandbox.call(contract.transaction.list, { bearer: anna.bearer, query })
    ).value();
    expect(claims).toHaveLength(60);
    expect(claims.map(({ at, amount }) => [at, amount])).toEqual(
      items.map(({ at, amount }) => [at, amount]),
    );
  });
});

describe("the conversion to mBTC", () => {
  it("R11.8 is the wallet's own rule: 1000 to one, at least 10, for valid members, once", async () => {
    const anna = await as("anna");
    expect((await anna.summary()).conversion).toEqual({
      rate: "0.001000000000000000",
      min: "10",
      allowed: true,
      reason: null,
    });
    const body = { from: "AmBTC", to: "mBTC", amount: "33.000000000000000999" };
    const quote = await sandbox.call(contract.movement.convertQuote, { bearer: anna.bearer, body });
    expect(quote.value()).toMatchObject({ receive: "0.033000000000000000" });
    const key = randomUUID();
    const done = await anna.convert(body.amount, key);
    expect(done.value()).toMatchObject({ to: "0.033000000000000000", from: body.amount });
    expect((await anna.convert(body.amount, key)).text).toBe(done.text);
    expect(await anna.balance()).toBe("66.999999999999999001");
    const aged = await sandbox.call(contract.airdrop.convert, {
      bearer: anna.bearer,
      key: randomUUID(),
      body: { amount: "10", rate: "0.002" },
    });
    expect(aged.json()).toMatchObject({ statusCode: 4091 });
    const low = await anna.convert("9.999999999999999999");
    expect([low.status, Object.keys(low.json().errors)]).toEqual([422, ["amount"]]);
    expect((await anna.convert("67")).json()).toMatchObject({ statusCode: 4221 });
    const newt = await as("newt");
    expect((await newt.convert("10")).json().statusCode).toBe(4030);
    expect((await newt.summary()).conversion).toMatchObject({
      allowed: false,
      reason: "not_valid",
    });
    await sandbox.expectBalanced();
  });
});
