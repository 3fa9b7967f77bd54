import { z } from "zod";
import { endpoint } from "../protocol/endpoint.ts";
import { MAX_STATEMENT_DAYS } from "../rules/statement.ts";
import { amountSchema, instantSchema, tokenSymbolSchema } from "../values/values.ts";

const MS_PER_DAY = 86_400_000;

/** UTC days, both included. */
const periodSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ["from"] })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / MS_PER_DAY < MAX_STATEMENT_DAYS, {
    path: ["to"],
  });

const balanceSchema = z.object({
  symbol: tokenSymbolSchema,
  /** What the wallet had available: the opening one and the flows of its symbol are the closing one. */
  amount: amountSchema,
  /** What it had locked besides, in stakes and in withdrawals under way. */
  locked: amountSchema.nullish(),
  /** Of both together, in `currency` at the prices of `priceAsOf`. */
  value: amountSchema.nullish(),
});

export const statementSchema = z.object({
  /** The same for the same member, period and lines; another one once a fee among them has come back. */
  number: z.string().max(64),
  issuedAt: instantSchema,
  holder: z.object({ username: z.string(), fullName: z.string().nullish() }),
  opening: z.array(balanceSchema),
  closing: z.array(balanceSchema),
  /**
   * What went in and out by currency and type. As in the list of transactions, the fee is a part of what went out, and
   * was taken off what came in before; the fee of what came back, as of a cancelled withdrawal, is none.
   */
  flows: z.array(
    z.object({
      symbol: tokenSymbolSchema,
      type: z.string(),
      in: amountSchema,
      out: amountSchema,
      fee: amountSchema,
    }),
  ),
  /** How many transactions the flows add up. */
  lines: z.number().int(),
  currency: tokenSymbolSchema,
  priceAsOf: instantSchema.nullish(),
});
export type Statement = z.output<typeof statementSchema>;

export const statementEndpoints = {
  /** Balances before and after a period and what lies between; 422 on `to` for days to come. */
  statement: endpoint({
    service: "transaction",
    method: "GET",
    path: "/statement",
    audience: "member",
    origin: "extension",
    query: periodSchema,
    response: statementSchema,
  }),
};
