import { z } from "zod";
import { EXPORT_FILE, endpoint } from "./protocol/endpoint.ts";
import {
  amountSchema,
  DAY_PATTERN,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  TOKEN_CODE_PATTERN,
  tokenSymbolSchema,
} from "./values/values.ts";

/**
 * What a line of a member's ledger may be about (R11.12). At its maturity a stake's principal comes back by
 * `stake_release`, or goes on by `stake_renewal`; before it by `unstake`.
 */
export const TRANSACTION_TYPES = [
  "deposit",
  "withdrawal",
  "withdrawal_refund",
  "transfer_in",
  "transfer_out",
  "convert_in",
  "convert_out",
  "mining_claim",
  "airdrop",
  "airdrop_convert",
  "stake",
  "unstake",
  "stake_renewal",
  "stake_release",
  "stake_reward",
  "prediction_stake",
  "prediction_payout",
  "prediction_refund",
  "purchase",
  "machine_upgrade",
  "resale_purchase",
  "resale_sale",
  "commission_direct",
  "commission_level2",
  "kickback",
  "binary_bonus",
  "pool_share",
  "game_reward",
  "fee",
  "reversal",
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const TRANSACTION_STATUSES = ["pending", "completed", "cancelled"] as const;

/** Sources of profit, in the order of their columns (R11.12). */
export const PROFIT_SOURCES = [
  "mining",
  "staking",
  "direct",
  "level2",
  "binary",
  "prediction",
  "game",
  "airdrop",
] as const;
export type ProfitSource = (typeof PROFIT_SOURCES)[number];

/**
 * One line of a member's ledger in one currency. `amount` and `fee` are magnitudes, `direction`
 * gives the sign. Of what goes out the fee is a part; from what comes in it was taken off before, so
 * that `amount` is always what the balance changed by. Types and states unknown to us are shown as
 * they are.
 */
export const transactionSchema = z.object({
  id: idSchema,
  at: instantSchema,
  type: z.string(),
  symbol: tokenSymbolSchema,
  direction: z.enum(["in", "out"]),
  amount: amountSchema,
  fee: amountSchema.nullish(),
  status: z.string().nullish(),
  balanceAfter: amountSchema.nullish(),
  /** What went on for another term with a `stake_renewal`, whose `amount` is 0: the balance stays what it was. */
  principal: amountSchema.nullish(),
  title: z
    .object({ key: z.string(), params: z.record(z.string(), z.string()).nullish() })
    .nullish(),
  ref: z.object({ kind: z.string(), id: idSchema }).nullish(),
  counterparty: z.string().nullish(),
});
export type Transaction = z.output<typeof transactionSchema>;

/** A step of something that takes time, oldest first. */
export const timelineSchema = z.array(z.object({ status: z.string(), at: instantSchema }));

const transactionDetailSchema = transactionSchema.extend({
  /** The member's own side of the journal; amounts are signed. */
  postings: z
    .array(
      z.object({
        account: z.string(),
        symbol: tokenSymbolSchema,
        amount: amountSchema,
        balanceAfter: amountSchema.nullish(),
      }),
    )
    .nullish(),
  timeline: timelineSchema.nullish(),
});
export type TransactionDetail = z.output<typeof transactionDetailSchema>;

/** Filters of the list and of its export; `from` is included, `to` is not, both in UTC. */
const filterSchema = z.object({
  symbol: z.string().regex(TOKEN_CODE_PATTERN).optional(),
  type: z.enum(TRANSACTION_TYPES).optional(),
  direction: z.enum(["in", "out"]).optional(),
  status: z.enum(TRANSACTION_STATUSES).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  q: z.string().trim().max(80).optional(),
  sort: z.enum(["-createdAt", "createdAt"]).optional(),
});

const profitBySourceSchema = z.partialRecord(
  z.enum(PROFIT_SOURCES),
  z.array(z.object({ symbol: tokenSymbolSchema, amount: amountSchema })),
);

/** Profit of one UTC day by source; `totalUSDT` is at that day's prices. */
export const dailyProfitSchema = z.object({
  day: z.iso.date(),
  bySource: profitBySourceSchema,
  totalUSDT: amountSchema,
  /** The total by source. */
  valueBySource: z.partialRecord(z.enum(PROFIT_SOURCES), amountSchema).nullish(),
  priceAsOf: instantSchema.nullish(),
});
export type DailyProfit = z.output<typeof dailyProfitSchema>;

export const transactionEndpoints = {
  list: endpoint({
    service: "transaction",
    method: "GET",
    path: "",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend(filterSchema.shape),
    response: pageOf(transactionSchema).extend({
      /** What went in and out in each currency under the filter. */
      totals: z
        .array(z.object({ symbol: tokenSymbolSchema, in: amountSchema, out: amountSchema }))
        .nullish(),
    }),
  }),
  /** The filtered list as a file; at most 50 000 rows. */
  export: endpoint({
    service: "transaction",
    method: "GET",
    path: "/export",
    audience: "member",
    origin: "extension",
    query: filterSchema,
    response: EXPORT_FILE,
  }),
  /** Newest day first; `from` and `to` are days, both included. */
  dailyProfit: endpoint({
    service: "transaction",
    method: "GET",
    path: "/daily-profit",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    response: pageOf(dailyProfitSchema),
  }),
  dailyProfitDay: endpoint({
    service: "transaction",
    method: "GET",
    path: "/daily-profit/{day}",
    params: { day: DAY_PATTERN },
    audience: "member",
    origin: "extension",
    response: dailyProfitSchema.extend({
      lines: z.array(
        z.object({
          source: z.enum(PROFIT_SOURCES),
          transaction: transactionSchema,
          valueUSDT: amountSchema,
        }),
      ),
      prices: z.array(z.object({ symbol: tokenSymbolSchema, price: amountSchema })).nullish(),
    }),
  }),
  /** The value of all wallets over time, in USDT, oldest point first. */
  portfolio: endpoint({
    service: "transaction",
    method: "GET",
    path: "/portfolio",
    audience: "member",
    origin: "extension",
    query: z.object({ range: z.enum(["7d", "30d", "90d"]).optional() }),
    response: z.object({
      points: z.array(z.object({ at: instantSchema, valueUSDT: amountSchema })),
      /**
       * What came in less what went out (deposits, withdrawals, transfers), and the profit, both since the first point
       * and each day at its own prices. A withdrawal goes out when it is no longer part of the points' values. The rest
       * of the change is prices, fees and purchases.
       */
      change: z.object({ netDepositsUSDT: amountSchema, profitUSDT: amountSchema }).nullish(),
    }),
  }),
  detail: endpoint({
    service: "transaction",
    method: "GET",
    path: "/{id}",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    response: transactionDetailSchema,
  }),
};
