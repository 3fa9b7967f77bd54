import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { findByUsername } from "../account/member.ts";
import { closeAccount } from "../personal-data/close-account.ts";
import { AMBTC, airdropMember, joinAirdrop } from "../testing/airdrop-member.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox?.close());

const as = (username: string) => airdropMember(sandbox, username);
const join = () => joinAirdrop(sandbox);

describe("a claim", () => {
  it("pays once: two tabs, a double click and a lost reply", async () => {
    const member = await join();
    const key = randomUUID();
    const first = await member.claim("verify_email", key);
    expect(first.value()).toMatchObject({ claimed: AMBTC("10"), task: { state: "claimed" } });
    expect((await member.claim("verify_email", key)).text).toBe(first.text);
    expect((await member.claim("verify_email")).json().statusCode).toBe(4091);
    expect((await member.claim("enable_2fa")).status).toBe(422);
    expect((await member.claim("nothing")).status).toBe(404);
    expect(await member.balance()).toBe(AMBTC("10"));
  });

  it("follows real events: second factor, identity, session and purchase", async () => {
    const member = await join();
    const approved = await member.task("approve_kyc");
    expect(approved).toMatchObject({ state: "claimable", reward: AMBTC("20") });
    await sandbox.control("kyc", { username: member.username, decision: "pending" });
    expect(await member.task("approve_kyc")).toMatchObject({
      state: "pending",
      failReason: "in_review",
    });
    const key = randomUUID();
    await sandbox.call(contract.mining.start, { bearer: member.bearer, key });
    expect((await member.claim("first_session")).value().claimed).toBe(AMBTC("5"));
    expect(await (await as("anna")).task("first_purchase")).toMatchObject({
      state: "claimable",
      claimable: AMBTC("20"),
    });
    expect(await (await as("erik")).task("enable_2fa")).toMatchObject({ state: "claimable" });
  });

  it("R11.8 of the referrals pays 10 for each direct that has become valid, and later ones later", async () => {
    const member = await join();
    expect(await member.task("referral")).toMatchObject({
      state: "available",
      progress: { done: 0, need: 50 },
    });
    for (let count = 0; count < 2; count += 1) {
      addMember(sandbox.running, { sponsor: member.username });
    }
    addMember(sandbox.running, { sponsor: member.username, isUnverified: true });
    expect((await member.claim("referral")).value()).toMatchObject({
      claimed: AMBTC("20"),
      task: { state: "available", progress: { done: 2 } },
    });
    for (let count = 0; count < 49; count += 1) {
      addMember(sandbox.running, { sponsor: member.username });
    }
    expect((await member.claim("referral")).value()).toMatchObject({
      claimed: AMBTC("480"),
      task: { state: "claimed", progress: { done: 50, need: 50 } },
    });
    expect((await member.claim("referral")).status).toBe(409);
    await sandbox.expectBalanced();
  });

  it("R11.8 R15.8 of the referrals still counts who has closed the account since, so that the next one is paid", async () => {
    const member = await join();
    const { database, clock } = sandbox.running.sandbox;
    const addDirect = () => addMember(sandbox.running, { sponsor: member.username });
    const leave = (username: string) =>
      database.transaction(() => {
        const found = findByUsername(database, username);
        closeAccount(database, found?.id ?? 0, clock.now());
      });
    const [first, second] = [addDirect(), addDirect()];
    leave(first);
    expect((await member.claim("referral")).value().claimed).toBe(AMBTC("20"));
    leave(second);
    addMember(sandbox.running, { sponsor: member.username, isUnverified: true });
    addDirect();
    expect((await member.claim("referral")).value()).toMatchObject({
      claimed: AMBTC("10"),
      task: { progress: { done: 3 } },
    });
  });
});

describe("a visit", () => {
  const open = async (taskCode: string) =>
    (await sandbox.call(contract.social.visit, { params: { taskCode } })).value();
  const age = (seconds: number) =>
    sandbox.running.sandbox.database.run(
      "UPDATE visit_ticket SET real_at = real_at - ?",
      seconds * 1000,
    );

  it("R11.8 counts after fifteen seconds, for the member who verified it first", async () => {
    const [member, other] = [await join(), await join()];
    expect(Object.keys((await member.verify("visit_x")).json().errors)).toEqual(["visitId"]);
    const { visitId, minSeconds, url } = await open("visit_x");
    expect([minSeconds, url]).toEqual([15, "https://x.example/merlin-btc"]);
    const early = await member.verify("visit_x", { visitId });
    expect(early.status).toBe(409);
    const waits = Date.parse(early.json().retryAt) - sandbox.running.sandbox.clock.now();
    expect(waits).toBeGreaterThan(13_000);
    expect(waits).toBeLessThanOrEqual(15_000);
    expect(await member.task("visit_x")).toMatchObject({
      state: "pending",
      failReason: "too_early",
      availableAt: expect.any(String),
    });
    await sandbox.advance(60);
    expect((await member.verify("visit_x", { visitId })).status).toBe(409);
    age(15);
    expect((await other.verify("visit_x", { visitId })).status).toBe(422);
    expect((await member.verify("visit_discord", { visitId })).status).toBe(422);
    expect((await member.verify("visit_x", { visitId })).value().state).toBe("claimable");
    expect((await member.claim("visit_x")).value().claimed).toBe(AMBTC("2"));
    expect((await member.verify("visit_x", { visitId })).value().state).toBe("claimed");
  });

  it("lapses after ten minutes, and only visit tasks have one", async () => {
    const member = await join();
    const { visitId } = await open("visit_docs");
    age(601);
    expect((await member.verify("visit_docs", { visitId })).status).toBe(422);
    const params = { taskCode: "verify_email" };
    expect((await sandbox.call(contract.social.visit, { params })).status).toBe(404);
  });
});
