import { z } from "zod";
import { EXPORT_FILE, endpoint, jsonBody } from "../protocol/endpoint.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  tokenSymbolSchema,
} from "../values/values.ts";

/** How lots are chosen: `fifo` takes the oldest of the account first. */
const TAX_METHODS = ["fifo"] as const;

const reportQuerySchema = z.object({
  /** From 00:00 UTC on 1 January to 00:00 UTC on the next one. */
  year: z.coerce.number().int().min(2009).max(9999),
  method: z.enum(TAX_METHODS),
});

/** A lot, or a part of one, that was given away for something. */
const disposalSchema = z.object({
  symbol: tokenSymbolSchema,
  amount: amountSchema,
  /** Null where nobody knows. */
  acquiredAt: instantSchema.nullish(),
  disposedAt: instantSchema,
  proceeds: amountSchema,
  /** Null where the lot has no basis yet; it is never taken for zero. */
  cost: amountSchema.nullish(),
  gain: amountSchema.nullish(),
  /** By which `setLotBasis` names it. */
  lotId: idSchema,
});

export const taxReportSchema = z.object({
  /** `provisional` while the year goes on. */
  status: z.enum(["provisional", "final"]),
  currency: tokenSymbolSchema,
  /**
   * `gain` and `loss` are magnitudes, and with `cost` of what has a basis alone: `proceeds` of what has one, less `cost`,
   * is `gain` less `loss`.
   */
  summary: z.object({
    proceeds: amountSchema,
    cost: amountSchema,
    gain: amountSchema,
    loss: amountSchema,
    income: amountSchema,
    /** All that the transactions name; what was kept back is in neither `proceeds` nor `income`. */
    fees: amountSchema,
  }),
  /** Oldest first. */
  disposals: pageOf(disposalSchema),
  /** By type of transaction and currency, each receipt at the prices of its day. */
  income: z.array(
    z.object({
      type: z.string(),
      symbol: tokenSymbolSchema,
      amount: amountSchema,
      value: amountSchema,
    }),
  ),
  /** `unknownBasis` counts disposals, `sent` what left the account with its lots. */
  warnings: z.array(z.object({ kind: z.string(), count: z.number().int() })),
});
export type TaxReport = z.output<typeof taxReportSchema>;

/**
 * Lots in USDT. Rewards, commissions and prizes are income and have their value as basis; conversions, purchases and fees
 * dispose; withdrawals and transfers take their lots along; what is received from outside has no known basis; stakes are
 * no event; what was reversed or refunded counts as if it had not been. A part of a lot takes its basis rounded down, the
 * last part takes the rest.
 */
export const taxEndpoints = {
  /** 422 on `year` for one that has not begun. */
  taxReport: endpoint({
    service: "transaction",
    method: "GET",
    path: "/tax-report",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend(reportQuerySchema.shape),
    response: taxReportSchema,
  }),
  /** Its disposals as a file; at most 50 000 rows. */
  taxExport: endpoint({
    service: "transaction",
    method: "GET",
    path: "/tax-report/export",
    audience: "member",
    origin: "extension",
    query: reportQuerySchema,
    response: EXPORT_FILE,
  }),
  /** Once, for a lot without basis: 409/4091 for any other one, 422 on `acquiredAt` after the lot was received. */
  setLotBasis: endpoint({
    service: "transaction",
    method: "PUT",
    path: "/lots/{id}",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        acquiredAt: z.iso.datetime(),
        /** Of the whole lot as it was received, in USDT; zero for what cost nothing. */
        cost: z.string().regex(/^\d{1,20}(\.\d{1,18})?$/),
      }),
    ),
  }),
};
