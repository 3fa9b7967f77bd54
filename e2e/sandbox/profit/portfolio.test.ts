import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { sumAmounts } from "../../../lib/money/decimal.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { request } from "../testing/withdrawing.ts";

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("anna");
});
afterAll(() => sandbox?.close());

const { portfolio } = contract.transaction;

const today = (back = 0) =>
  new Date(sandbox.running.sandbox.clock.now() - back * DAY_MS).toISOString().slice(0, 10);
const points = async (range: string, as = bearer) =>
  (await sandbox.call(portfolio, { bearer: as, query: { range } })).value().points;

it("ends with what the wallets are worth now, to the last digit", async () => {
  const wallets = (await sandbox.call(contract.account.wallets, { bearer })).value();
  const value = sumAmounts(wallets.map(({ valueUSDT }) => valueUSDT ?? ""));
  for (const range of ["7d", "30d", "90d"]) {
    expect((await points(range)).at(-1)?.valueUSDT).toBe(value);
  }
});

it("has a point at each midnight of the range, and none before the member joined", async () => {
  const month = await points("30d");
  expect(month).toHaveLength(31);
  expect(month.slice(0, -1).map(({ at }) => at)).toEqual(
    Array.from({ length: 30 }, (_, index) => `${today(29 - index)}T00:00:00.000Z`),
  );
  expect((await points("90d")).length).toBeLessThan(70);
  expect((await points("7d")).slice(0, -1)).toEqual(month.slice(-8, -1));
});

it("knows what was there at each midnight", async () => {
  const gina = await sandbox.bearerOf("gina");
  await sandbox.control("deposit", { username: "gina", symbol: "USDT", amount: "1000000" });
  await sandbox.advance(86_400);
  const values = (await points("7d", gina)).map(({ valueUSDT }) => Number(valueUSDT) > 1_000_000);
  expect(values).toEqual([false, false, false, false, false, false, true, true]);
});

it("counts a withdrawal once it has gone out, and not while it waits or when it comes back", async () => {
  const erik = await sandbox.bearerOf("erik");
  const moved = async () =>
    (await sandbox.call(portfolio, { bearer: erik, query: { range: "7d" } })).value().change
      ?.netDepositsUSDT ?? "";
  const before = await moved();
  const [waits, comesBack] = [await request(sandbox, erik), await request(sandbox, erik)];
  const idOf = (answer: typeof waits) => answer.value().request.id;
  expect(await moved()).toBe(before);
  await sandbox.control("withdrawal", { id: idOf(comesBack), decision: "reject" });
  expect(await moved()).toBe(before);
  await sandbox.advance(3_600);
  const { items } = (await sandbox.call(contract.movement.withdrawals, { bearer: erik })).value();
  const { status, fee } = items.find(({ id }) => id === idOf(waits)) ?? {};
  expect(status).toBe("confirmed");
  expect(sumAmounts([await moved(), "20", fee ?? ""])).toBe(before);
});

it("says what came in and what was earned since the first point, each day at its own prices", async () => {
  const fred = await sandbox.bearerOf("fred");
  const changeOf = async () =>
    (await sandbox.call(portfolio, { bearer: fred, query: { range: "7d" } })).value().change;
  const before = await changeOf();
  await sandbox.control("deposit", { username: "fred", symbol: "USDT", amount: "12.5" });
  expect(await changeOf()).toEqual({
    netDepositsUSDT: sumAmounts([before?.netDepositsUSDT ?? "", "12.5"]),
    profitUSDT: before?.profitUSDT,
  });
  const { items } = (
    await sandbox.call(contract.transaction.dailyProfit, {
      bearer: fred,
      query: { pageSize: "7" },
    })
  ).value();
  expect((await changeOf())?.profitUSDT).toBe(sumAmounts(items.map(({ totalUSDT }) => totalUSDT)));
});
