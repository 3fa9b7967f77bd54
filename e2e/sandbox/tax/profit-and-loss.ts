import type { z } from "zod";
import type { profitAndLossEndpoints } from "../../../lib/contract/records/profit-and-loss.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { CURRENCIES } from "../ledger/accounts.ts";
import { closingPrices } from "../price/closing-prices.ts";
import { TAX_CURRENCY, valueAt } from "./lots.ts";
import { gainOf, lotsOf } from "./report.ts";

type ProfitAndLoss = z.input<typeof profitAndLossEndpoints.pnl.response>;

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** What a member's tokens have cost and brought, by the lots of the tax report. */
function readProfitAndLoss(database: Database, memberId: number, now: number): ProfitAndLoss {
  const { lots, disposals, income } = lotsOf(database, memberId, now + 1, now);
  const today = Math.floor(now / DAY_MS);
  const prices = closingPrices(database, today, now)(today);
  const items = CURRENCIES.flatMap((symbol) => {
    const open = lots.filter((lot) => lot.symbol === symbol);
    const sold = disposals.filter((disposal) => disposal.symbol === symbol);
    const received = income.filter((one) => one.symbol === symbol);
    if (symbol === TAX_CURRENCY || open.length + sold.length + received.length === 0) return [];
    const units = sum(open.map((lot) => lot.units));
    const costs = open.map(({ cost }) => cost).filter((cost) => cost !== null);
    const cost = costs.length === open.length ? sum(costs) : null;
    const value = valueAt(units, prices.of(symbol));
    return {
      symbol,
      amount: fromUnits(units),
      cost: cost === null ? null : fromUnits(cost),
      value: fromUnits(value),
      unrealised: cost === null ? null : fromUnits(value - cost),
      realised: fromUnits(sum(sold.map(gainOf).filter((gain) => gain !== null))),
      income: fromUnits(sum(received.map((one) => one.value))),
    };
  });
  return { currency: TAX_CURRENCY, items, asOf: toInstant(now) };
}

export const profitAndLossHandlers: ServiceHandlers<"profitAndLoss"> = {
  pnl: ({ sandbox: { database, clock }, member }) =>
    readProfitAndLoss(database, member.id, clock.now()),
};
