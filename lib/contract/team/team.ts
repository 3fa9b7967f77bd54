import { z } from "zod";
import { EXPORT_FILE, endpoint, jsonBody } from "../protocol/endpoint.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  messageSchema,
  pageOf,
  pagingSchema,
} from "../values/values.ts";
import {
  directFilterSchema,
  LEGS,
  memberNameSchema,
  miningCountSchema,
  networkFilterSchema,
  teamMemberSchema,
} from "./team-member.ts";

/** Where newcomers without a chosen leg sit; `hold` is offered by `holdingTank`: the sponsor places them. */
const PLACEMENTS = ["auto", ...LEGS, "hold"] as const;

/**
 * One leg of the binary tree: members, active ones, and points: for life, carried forward to the next
 * settlement, and what came in since the start of the UTC day.
 */
export const legSchema = z.object({
  count: z.number().int(),
  active: z.number().int().nullish(),
  volume: amountSchema.nullish(),
  /** Left by the settlements before, without `today`: the next one matches both together. */
  carry: amountSchema.nullish(),
  today: amountSchema.nullish(),
});

const statusCountsSchema = z.object({
  active: z.number().int(),
  inactive: z.number().int(),
  not_valid: z.number().int(),
  unverified: z.number().int(),
});

export const COMMISSION_TYPES = ["direct", "level2"] as const;

/**
 * A commission on somebody's purchase, in USDT. A withheld one stays with the treasury:
 * `receiver_not_valid` when the one who would get it was no valid member.
 */
export const commissionSchema = z.object({
  id: idSchema,
  type: z.string(),
  /** The buyer's masked username. */
  from: z.string().nullish(),
  base: amountSchema,
  rateBps: z.number().int().nullish(),
  amount: amountSchema,
  /** What of the commission went to the buyer instead (`kickback`). */
  passedOn: amountSchema.nullish(),
  at: instantSchema,
  status: z.enum(["paid", "withheld"]).nullish(),
  withheldBecause: z.string().nullish(),
  transactionId: idSchema.nullish(),
});

/** What a settlement misses: `not_valid`, `no_machine`, `no_active_left`, `no_active_right`. */
const missingSchema = z.array(z.string());

/**
 * The settlement of one UTC day. Both legs lose `matched`; `gross` is its share in USDT, of which
 * `flushed` is above the day's cap; the rest times `factor` is the `bonus`. With something missing
 * nothing is matched and both legs carry.
 */
const settlementSchema = z.object({
  day: z.iso.date(),
  /** Open points before the settlement, and those of them that came in on the day. */
  left: amountSchema,
  right: amountSchema,
  newLeft: amountSchema.nullish(),
  newRight: amountSchema.nullish(),
  matched: amountSchema,
  gross: amountSchema.nullish(),
  flushed: amountSchema.nullish(),
  factor: amountSchema.nullish(),
  bonus: amountSchema,
  carryLeft: amountSchema.nullish(),
  carryRight: amountSchema.nullish(),
  missing: missingSchema.nullish(),
  transactionId: idSchema.nullish(),
});

export const teamEndpoints = {
  /** The member's team in figures; commissions are in USDT. */
  summary: endpoint({
    service: "account",
    method: "GET",
    path: "/team/summary",
    audience: "member",
    origin: "extension",
    response: z.object({
      directs: z.number().int(),
      activeDirects: z.number().int().nullish(),
      teamSize: z.number().int().nullish(),
      byLevel: z.array(z.number().int()).nullish(),
      left: legSchema.nullish(),
      right: legSchema.nullish(),
      commission: z.object({ month: amountSchema, total: amountSchema }).nullish(),
      nextSettlementAt: instantSchema.nullish(),
      serverTime: instantSchema.nullish(),
      /** Null while both legs are equal. */
      weakLeg: z.enum(LEGS).nullish(),
      placement: z.enum(PLACEMENTS).nullish(),
    }),
  }),
  /** `statuses` counts all directs, whatever the filter. */
  directs: endpoint({
    service: "account",
    method: "GET",
    path: "/team/directs",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend(directFilterSchema.shape),
    response: pageOf(teamMemberSchema).extend({
      statuses: statusCountsSchema.nullish(),
      mining: miningCountSchema.nullish(),
    }),
  }),
  /** Newest first; `levels` counts the whole downline, whatever the filter. 404 for a foreign sponsor. */
  network: endpoint({
    service: "account",
    method: "GET",
    path: "/team/network",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend(networkFilterSchema.shape),
    response: pageOf(teamMemberSchema).extend({
      levels: z
        .array(
          z.object({
            level: z.number().int(),
            members: z.number().int(),
            active: z.number().int().nullish(),
          }),
        )
        .nullish(),
      mining: miningCountSchema.nullish(),
      serverTime: instantSchema.nullish(),
    }),
  }),
  /** The filtered network as a file; at most 50 000 rows. */
  networkExport: endpoint({
    service: "account",
    method: "GET",
    path: "/team/network/export",
    audience: "member",
    origin: "extension",
    query: networkFilterSchema,
    response: EXPORT_FILE,
  }),
  /** Newest first, with sums under the filter. */
  commissions: endpoint({
    service: "account",
    method: "GET",
    path: "/team/commissions",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({
      type: z.enum(COMMISSION_TYPES).optional(),
      status: z.enum(["paid", "withheld"]).optional(),
    }),
    response: pageOf(commissionSchema).extend({
      totals: z.object({ paid: amountSchema, withheld: amountSchema }).nullish(),
    }),
  }),
  /** Members who joined the downline, oldest interval first: 30 days, 12 months, or every year. */
  joins: endpoint({
    service: "account",
    method: "GET",
    path: "/team/joins",
    audience: "member",
    origin: "extension",
    query: z.object({ by: z.enum(["day", "month", "year"]).optional() }),
    response: z.object({
      points: z.array(
        z.object({
          /** First UTC day of the interval. */
          from: z.iso.date(),
          members: z.number().int(),
          directs: z.number().int().nullish(),
        }),
      ),
    }),
  }),
  /** Newest day first; a day without volume and without open legs on both sides has no row. */
  settlements: endpoint({
    service: "account",
    method: "GET",
    path: "/team/settlements",
    audience: "member",
    origin: "extension",
    query: pagingSchema,
    response: pageOf(settlementSchema).extend({
      rules: z
        .object({
          bonusBps: z.number().int(),
          capPerDay: amountSchema,
          guardBps: z.number().int().nullish(),
        })
        .nullish(),
      /** What the next settlement would find if nothing changed until then, without the factor. */
      next: z
        .object({
          at: instantSchema,
          left: amountSchema,
          right: amountSchema,
          matched: amountSchema,
          flushed: amountSchema.nullish(),
          bonus: amountSchema,
          missing: missingSchema,
        })
        .nullish(),
      serverTime: instantSchema.nullish(),
    }),
  }),
  /** Where newcomers without a chosen leg are seated: `auto` is the leg with less lifetime volume. */
  updatePreference: endpoint({
    service: "account",
    method: "PATCH",
    path: "/team/preference",
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ placement: z.enum(PLACEMENTS) })),
    response: z.object({ placement: z.enum(PLACEMENTS) }),
  }),
  /** Reminds a member of the own downline, by username: 409 when done today, or while they mine. */
  nudge: endpoint({
    service: "account",
    method: "POST",
    path: "/team/nudge",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(z.object({ userId: memberNameSchema })),
    response: messageSchema,
  }),
};
