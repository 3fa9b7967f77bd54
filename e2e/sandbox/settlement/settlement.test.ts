import { afterEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { buy, buyFor, join } from "../testing/newcomers.ts";
import { caller, startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { settlements } = contract.team;
const DAY = 86_400;

type Sandbox = TestSandbox;
let sandbox: Sandbox;
afterEach(() => sandbox?.close());

/** A member with a machine of its own and one referral in each leg. */
async function seatPair(top = "tops") {
  await join(sandbox, top);
  await join(sandbox, `${top}_l`, { refUsername: top, position: "left" });
  await join(sandbox, `${top}_r`, { refUsername: top, position: "right" });
  await buy(sandbox, top, "nano");
}

const history = async (username: string) =>
  (await sandbox.call(settlements, { bearer: await sandbox.bearerOf(username) })).value();

async function usdt(username: string) {
  const bearer = await sandbox.bearerOf(username);
  const params = { code: "USDT" };
  return (await sandbox.call(contract.account.wallet, { bearer, params })).value().available;
}

const passDays = (days: number) => sandbox.advance(days * DAY);

describe("the settlement at midnight", () => {
  it("R11.16 matches 1 800 of 20 800, pays 144.00 and carries 19 000, to the last digit", async () => {
    sandbox = await startTestSandbox();
    await sandbox.moveToQuietMorning();
    await seatPair();
    await buyFor(sandbox, "tops_l", 1_800);
    await buyFor(sandbox, "tops_r", 20_800);
    const before = await history("tops");
    expect(before.next).toMatchObject({
      matched: "1800",
      bonus: "144.000000000000000000",
      missing: [],
    });
    // Commissions on both purchases are there already: 90 and 1 040.
    expect(await usdt("tops")).toBe("1130.000000000000000000");
    await passDays(1);
    const { items, rules, next } = await history("tops");
    expect(items[0]).toMatchObject({
      left: "1800",
      right: "20800",
      newLeft: "1800",
      newRight: "20800",
      matched: "1800",
      gross: "144.000000000000000000",
      flushed: "0.000000000000000000",
      factor: "1.000000000000000000",
      bonus: "144.000000000000000000",
      carryLeft: "0",
      carryRight: "19000",
      missing: [],
    });
    expect(items).toHaveLength(1);
    expect(rules).toMatchObject({ bonusBps: 800, capPerDay: "500.000000000000000000" });
    expect(next).toMatchObject({
      right: "19000",
      bonus: "0.000000000000000000",
    });
    expect(await usdt("tops")).toBe("1274.000000000000000000");
    const bearer = await sandbox.bearerOf("tops");
    const params = { id: items[0]?.transactionId ?? "" };
    const line = (await sandbox.call(contract.transaction.detail, { bearer, params })).value();
    expect(line).toMatchObject({ type: "binary_bonus", amount: "144.000000000000000000" });
    await passDays(3);
    expect(await usdt("tops")).toBe("1274.000000000000000000");
    await sandbox.expectBalanced();
  });

  it("R11.16 flushes what is above 500 and says so", async () => {
    sandbox = await startTestSandbox();
    await seatPair();
    await buyFor(sandbox, "tops_l", 7_000);
    await buyFor(sandbox, "tops_r", 7_000);
    await passDays(1);
    expect((await history("tops")).items[0]).toMatchObject({
      gross: "560.000000000000000000",
      flushed: "60.000000000000000000",
      bonus: "500.000000000000000000",
      carryLeft: "0",
      carryRight: "0",
    });
  });

  it("R11.16 carries both legs and names what is missing until the member qualifies", async () => {
    sandbox = await startTestSandbox();
    await join(sandbox, "tops");
    await join(sandbox, "tops_l", { refUsername: "tops", position: "left" });
    await join(sandbox, "tops_r", { refUsername: "tops_l", position: "right" });
    const bearer = await sandbox.bearerOf("tops");
    const body = {
      fullName: "Rita Sands",
      username: "seated",
      email: "seated@example.net",
      password: "Merlin-2026!",
      parentUsername: "tops",
      position: "right",
    };
    await sandbox.call(contract.tree.createDownline, { bearer, key: crypto.randomUUID(), body });
    await buyFor(sandbox, "tops_l", 500);
    expect((await history("tops")).next?.missing).toEqual([
      "not_valid",
      "no_machine",
      "no_active_right",
    ]);
    await buyFor(sandbox, "seated", 300);
    await passDays(1);
    expect((await history("tops")).items[0]).toMatchObject({
      matched: "0",
      bonus: "0.000000000000000000",
      carryLeft: "500",
      carryRight: "300",
      missing: ["not_valid", "no_machine"],
      transactionId: null,
    });
    await buy(sandbox, "tops", "nano");
    await passDays(1);
    expect((await history("tops")).items[0]).toMatchObject({
      newLeft: "0",
      matched: "300",
      bonus: "24.000000000000000000",
      missing: [],
    });
    await sandbox.expectBalanced();
  });

  it("R11.16 pays no more than a fifth of the sales and the pool, everybody scaled by one factor", async () => {
    sandbox = await startTestSandbox();
    await seatPair();
    await seatPair("twin");
    await buyFor(sandbox, "tops_l", 1_000);
    await buyFor(sandbox, "tops_r", 1_000);
    await buyFor(sandbox, "twin_l", 3_000);
    await buyFor(sandbox, "twin_r", 3_000);
    const { database } = sandbox.running.sandbox;
    // 320 and anna's 10.80 are wanted; of 1 654, a fifth of the sales, a debt of the pool leaves half.
    database.run("UPDATE settlement_day SET pool_after = ?", String(-14_886n * 10n ** 17n));
    await passDays(1);
    const [tops, twin] = [await history("tops"), await history("twin")];
    expect(tops.items[0]).toMatchObject({
      gross: "80.000000000000000000",
      factor: "0.500000000000000000",
      bonus: "40.000000000000000000",
    });
    expect(twin.items[0]).toMatchObject({
      gross: "240.000000000000000000",
      factor: "0.500000000000000000",
      bonus: "120.000000000000000000",
      carryLeft: "0",
    });
    expect((await sandbox.control("settlements")).json.items[0]).toMatchObject({
      wanted: "330.800000000000000000",
      paid: "165.400000000000000000",
      poolAfter: "0.000000000000000000",
      members: 3,
    });
    await sandbox.expectBalanced();
  });

  it("R11.16 leaves what came in after midnight to the next day, even if it runs late", async () => {
    sandbox = await startTestSandbox();
    await seatPair();
    await buyFor(sandbox, "tops_l", 400);
    await buyFor(sandbox, "tops_r", 100);
    const { running } = sandbox;
    running.sandbox.clock.advance(DAY * 1000);
    await buyFor(sandbox, "tops_r", 300);
    running.sandbox.scheduler.runDue(running.sandbox.clock.now());
    expect((await history("tops")).items[0]).toMatchObject({
      right: "100",
      matched: "100",
      carryRight: "0",
    });
    await passDays(1);
    expect((await history("tops")).items[0]).toMatchObject({
      left: "300",
      right: "300",
      bonus: "24.000000000000000000",
    });
  });

  it("R11.16 happens once, also after a restart", async () => {
    const dataFile = temporaryDataFile();
    sandbox = await startTestSandbox({ dataFile });
    await sandbox.moveToQuietMorning();
    await seatPair();
    await buyFor(sandbox, "tops_l", 1_000);
    await buyFor(sandbox, "tops_r", 1_000);
    // Business time passes midnight while nobody runs what is due.
    sandbox.running.sandbox.clock.advance(DAY * 1000);
    await sandbox.close();
    sandbox = await startTestSandbox({ dataFile });
    const first = await history("tops");
    expect(first.items[0]?.bonus).toBe("80.000000000000000000");
    await sandbox.close();
    sandbox = await startTestSandbox({ dataFile });
    expect((await history("tops")).items).toEqual(first.items);
    expect(await usdt("tops")).toBe("180.000000000000000000");
    await sandbox.expectBalanced();
  });
});

it("anna's sixty days hold one bonus, then days without an active referral on the left", async () => {
  sandbox = await startTestSandbox();
  const { items, total, next } = await history("anna");
  expect(total).toBe(items.length);
  const paid = items.filter(({ bonus }) => bonus !== "0.000000000000000000");
  expect(paid).toMatchObject([{ matched: "135", bonus: "10.800000000000000000", missing: [] }]);
  expect(items[0]).toMatchObject({ matched: "0", missing: ["no_active_left"] });
  expect(next).toMatchObject({ bonus: "10.800000000000000000", missing: [] });
});

it("tells a member of a bonus, and takes under 10 s for thirty days", async () => {
  sandbox = await startTestSandbox();
  const { call, control } = caller(sandbox.url);
  const startedAt = performance.now();
  await control("clock", { advanceSeconds: 30 * DAY });
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await sandbox.expectBalanced();
  const bearer = await sandbox.bearerOf("anna");
  const inbox = (await call(contract.notification.list, { bearer })).value();
  expect(inbox.items).toContainEqual(
    expect.objectContaining({
      title: "Your binary bonus has been paid",
      body: "$10.80 is in your wallet.",
    }),
  );
}, 60_000);
