import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { findByUsername } from "../account/member.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { lotsOf } from "./report.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const { profitAndLoss, tax, account } = contract;
const now = () => sandbox.running.sandbox.clock.now();

async function read(username: string) {
  const bearer = await sandbox.bearerOf(username);
  return { bearer, pnl: (await sandbox.call(profitAndLoss.pnl, { bearer })).value() };
}

it.each(["anna", "boris", "erik"])(
  "R15.9 costs are those of the open lots, amounts and values those of the wallets: %s",
  async (username) => {
    const { bearer, pnl } = await read(username);
    expect(pnl.items.length).toBeGreaterThan(0);
    const { database } = sandbox.running.sandbox;
    const memberId = findByUsername(database, username)?.id ?? 0;
    const { lots } = lotsOf(database, memberId, now() + 1, now());
    const wallets = (await sandbox.call(account.wallets, { bearer })).value();
    for (const { symbol, amount, cost, value, unrealised } of pnl.items) {
      const wallet = wallets.find((one) => one.symbol === symbol);
      expect([symbol, amount, value]).toEqual([symbol, wallet?.total, wallet?.valueUSDT]);
      const own = lots.filter((lot) => lot.symbol === symbol);
      const isKnown = own.every((lot) => lot.cost !== null);
      const total = own.reduce((sum, lot) => sum + (lot.cost ?? 0n), 0n);
      expect([symbol, cost]).toEqual([symbol, isKnown ? fromUnits(total) : null]);
      const gain = cost && fromUnits(toUnits(value) - toUnits(cost));
      expect([symbol, unrealised]).toEqual([symbol, gain]);
    }
  },
);

it("R15.9 what was realised and earned is what the tax reports of all years add up to", async () => {
  const { bearer, pnl } = await read("anna");
  const year = new Date(now()).getUTCFullYear();
  const total = { realised: 0n, income: 0n };
  for (const asked of [year - 1, year]) {
    const query = { year: String(asked), method: "fifo" };
    const { summary } = (await sandbox.call(tax.taxReport, { bearer, query })).value();
    total.realised += toUnits(summary.gain) - toUnits(summary.loss);
    // Income in the report's own currency has no lots.
    const { income } = (await sandbox.call(tax.taxReport, { bearer, query })).value();
    for (const { symbol, value } of income) if (symbol !== "USDT") total.income += toUnits(value);
  }
  const sums = (of: "realised" | "income") =>
    pnl.items.reduce((sum, item) => sum + toUnits(item[of]), 0n);
  expect({ realised: sums("realised"), income: sums("income") }).toEqual(total);
});

it("R15.9 a cost that nobody knows is none, and what comes of it neither", async () => {
  await sandbox.control("deposit", { username: "newt", symbol: "mBTC", amount: "0.5" });
  const { pnl } = await read("newt");
  const item = pnl.items.find(({ symbol }) => symbol === "mBTC");
  expect(item).toMatchObject({ amount: fromUnits(toUnits("0.5")), cost: null, unrealised: null });
});
