import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { findByUsername } from "../account/member.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { AMBTC, airdropMember, joinAirdrop } from "../testing/airdrop-member.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox?.close());

const as = (username: string) => airdropMember(sandbox, username);
const join = () => joinAirdrop(sandbox);

describe("the daily check-in", () => {
  it("R11.8 pays 1, 1, 2, 2, 3, 3, 5 and begins anew after the seventh day", async () => {
    const member = await join();
    const rewards: unknown[] = [];
    for (let day = 0; day < 8; day += 1) {
      rewards.push((await member.checkIn()).value().reward);
      await sandbox.advance(86_400);
    }
    expect(rewards).toEqual(["1", "1", "2", "2", "3", "3", "5", "1"].map(AMBTC));
    expect(await member.balance()).toBe(AMBTC("18"));
    expect((await member.summary()).checkIn).toMatchObject({ day: 2, streak: 8 });
    await sandbox.expectBalanced();
  });

  it("R11.8 restarts at the first day after a missed one and takes nothing away", async () => {
    const member = await join();
    for (const seconds of [86_400, 86_400, 2 * 86_400]) {
      await member.checkIn();
      await sandbox.advance(seconds);
    }
    expect((await member.summary()).checkIn).toMatchObject({ day: 1, streak: 0 });
    expect((await member.checkIn()).value()).toMatchObject({
      reward: AMBTC("1"),
      checkIn: { day: 1, streak: 1, claimedToday: true },
    });
    expect(await member.balance()).toBe(AMBTC("5"));
  });

  it("is done once a UTC day: two tabs get one reward, a lost reply is replayed", async () => {
    const member = await join();
    const key = randomUUID();
    const first = await member.checkIn(key);
    const replay = await member.checkIn(key);
    expect(replay.text).toBe(first.text);
    expect(replay.headers.get("idempotent-replayed")).toBe("true");
    const second = await member.checkIn();
    expect([second.status, second.json().statusCode]).toEqual([409, 4091]);
    expect(await member.balance()).toBe(AMBTC("1"));
    const { now } = sandbox.running.sandbox.clock;
    const midnight = (Math.floor(now() / DAY_MS) + 1) * DAY_MS;
    expect(Date.parse((await member.summary()).checkIn?.nextAt ?? "")).toBe(midnight);
  });

  it("continues anna's seeded streak", async () => {
    const anna = await as("anna");
    const before = (await anna.summary()).checkIn;
    expect(before).toMatchObject({ streak: 58, day: 3, claimedToday: false });
    expect((await anna.checkIn()).value().reward).toBe(AMBTC("2"));
  });
});

describe("a newcomer", () => {
  it("becomes valid by the three core tasks, gets one Starter and can then convert", async () => {
    const newt = await as("newt");
    const { database } = sandbox.running.sandbox;
    const starters = () =>
      database.all(
        "SELECT 1 FROM machine WHERE product_id = 'starter' AND member_id = ?",
        findByUsername(database, "newt")?.id ?? 0,
      ).length;
    expect((await newt.verify("verify_email")).status).toBe(422);
    expect(await newt.task("first_session")).toMatchObject({
      state: "locked",
      failReason: "needs_valid",
    });
    expect((await newt.checkIn()).value()).toMatchObject({ isValid: false });
    const token = await sandbox.mailedToken("newt@example.com", "verify-email");
    await sandbox.call(contract.public.verifyEmail, { body: { token } });
    expect(starters()).toBe(0);
    const body = new FormData();
    body.set("phone", "+49 30 1234567");
    body.set("country", "DE");
    const updated = await sandbox.call(contract.account.updateProfile, {
      bearer: newt.bearer,
      body,
    });
    expect(updated.value().isValid).toBe(true);
    expect(starters()).toBe(1);
    const { bearer } = newt;
    const inbox = (await sandbox.call(contract.notification.list, { bearer })).value();
    const told = inbox.items.filter(({ link }) => link === "/mining");
    expect(told.map(({ title }) => title)).toEqual(["You’re a valid member now"]);
    const mails = await sandbox.mailsTo("newt@example.com");
    expect(mails.filter(({ kind }) => kind === "valid-member")).toMatchObject([
      { link: "http://localhost:3000/mining" },
    ]);
    for (const id of ["verify_email", "complete_profile", "first_check_in"]) {
      expect(await newt.task(id)).toMatchObject({ state: "claimable", isCore: true });
      expect((await newt.verify(id)).value().state).toBe("claimable");
      expect((await newt.claim(id)).value().task.state).toBe("claimed");
    }
    expect(await newt.balance()).toBe(AMBTC("18"));
    expect((await newt.convert("18")).value()).toMatchObject({
      from: AMBTC("18"),
      to: "0.018000000000000000",
      wallets: [{ symbol: "AmBTC", available: AMBTC("0") }, { symbol: "mBTC" }],
    });
    expect(starters()).toBe(1);
    await sandbox.expectBalanced();
  });

  it("whose check-in comes last becomes valid by it", async () => {
    const newt = await as("newt");
    sandbox.running.sandbox.database.run(
      "UPDATE member SET email_verified = 1, phone = '+49 30 1', country = 'DE' WHERE username = 'newt'",
    );
    expect((await newt.checkIn()).value().isValid).toBe(true);
  });
});
