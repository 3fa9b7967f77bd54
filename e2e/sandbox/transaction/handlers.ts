import type { ServiceHandlers } from "../http/context.ts";
import { notFound } from "../http/refusal.ts";
import { listDailyProfit, readDailyProfit } from "../profit/daily-profit.ts";
import { readPortfolio } from "../profit/portfolio.ts";
import { readTransaction } from "./detail.ts";
import { exportTransactions } from "./export.ts";
import { listTransactions } from "./list.ts";

export const transactionHandlers: ServiceHandlers<"transaction"> = {
  list: ({ sandbox, member }, { query }) => listTransactions(sandbox.database, member.id, query),

  export: ({ sandbox: { database, clock }, member }, { query }) =>
    exportTransactions(database, member.id, query, clock.now()),

  dailyProfit: ({ sandbox: { database, clock }, member }, { query }) =>
    listDailyProfit(database, member.id, query, clock.now()),

  dailyProfitDay({ sandbox: { database, clock }, member }, { params }) {
    const profit = readDailyProfit(database, member.id, params.day, clock.now());
    if (!profit) throw notFound("There is no such day yet.");
    return profit;
  },

  portfolio: ({ sandbox: { database, clock }, member }, { query }) =>
    readPortfolio(database, member, query.range ?? "30d", clock.now()),

  detail({ sandbox, member }, { params }) {
    const transaction = readTransaction(sandbox.database, member.id, params.id);
    if (!transaction) throw notFound("There is no transaction with this id.");
    return transaction;
  },
};
