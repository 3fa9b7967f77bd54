import { z } from "zod";
import { endpoint, jsonBody } from "../protocol/endpoint.ts";
import { PLAN_INTERVALS, PLAN_KINDS, planDays } from "../rules/plan-slots.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  positiveAmountSchema,
  proofSchema,
  TOKEN_CODE_PATTERN,
} from "../values/values.ts";
import { automaticRunSchema } from "./run.ts";

const planSchema = z.object({
  id: idSchema,
  kind: z.enum(PLAN_KINDS),
  from: z.string(),
  /** Of a conversion. */
  to: z.string().nullish(),
  /** Of a stake. */
  productId: idSchema.nullish(),
  amount: amountSchema,
  every: z.enum(PLAN_INTERVALS),
  on: z.number().int().nullish(),
  minKeep: amountSchema.nullish(),
  maxPrice: amountSchema.nullish(),
  endsAt: instantSchema.nullish(),
  state: z.enum(["active", "paused", "ended"]),
  /** `member`, `shortage`, `freeze`, or a word that we do not know. */
  pausedBecause: z.string().nullish(),
  createdAt: instantSchema,
  /** Of an active plan. */
  nextRunAt: instantSchema.nullish(),
  lastRun: automaticRunSchema.nullish(),
});
export type Plan = z.output<typeof planSchema>;

const newPlanSchema = z.object({
  from: z.string().regex(TOKEN_CODE_PATTERN),
  /** Of `from`, at each run. */
  amount: positiveAmountSchema,
  every: z.enum(PLAN_INTERVALS),
  /** The day of the week (1 is Monday) or of the month; nothing for each day. */
  on: z.number().int().min(1).max(31).optional(),
  /** What has to be left of `from` after a run. */
  minKeep: positiveAmountSchema.optional(),
  endsAt: z.iso.datetime().optional(),
  proof: proofSchema.optional(),
});

function hasItsDay({ every, on }: Pick<z.output<typeof newPlanSchema>, "every" | "on">): boolean {
  return every === "day" ? on === undefined : planDays(every).includes(on ?? 0);
}

const byKindSchema = z.discriminatedUnion("kind", [
  newPlanSchema
    .extend({
      kind: z.literal("convert"),
      to: z.string().regex(TOKEN_CODE_PATTERN),
      /** The most that one `to` may cost in `from`. */
      maxPrice: positiveAmountSchema.optional(),
    })
    .refine(hasItsDay, { path: ["on"] }),
  newPlanSchema
    .extend({ kind: z.literal("stake"), productId: z.string().regex(OPAQUE_ID_PATTERN) })
    .refine(hasItsDay, { path: ["on"] }),
]);

const byId = { id: OPAQUE_ID_PATTERN };

/**
 * What a member wants done again and again, at 12:00 UTC of its days: whole or not at all, once a slot. A slot whose run is more
 * than a day late is missed; nothing is caught up. Three shortages in a row pause a plan.
 */
export const planEndpoints = {
  /** The newest first, those that have ended last. */
  plans: endpoint({
    service: "account",
    method: "GET",
    path: "/plans",
    audience: "member",
    origin: "extension",
    response: z.object({ items: z.array(planSchema), serverTime: instantSchema.nullish() }),
  }),
  /**
   * 422 on the field for a pair, a product or an amount that is not offered, on `endsAt` for one before the first run, on `_`
   * with ten plans; 403/4036 without a proof where the member has a second factor, 403/4030 unless valid where that is asked.
   */
  addPlan: endpoint({
    service: "account",
    method: "POST",
    path: "/plans",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(byKindSchema),
    response: planSchema,
  }),
  /** Pauses or resumes; a plan that is resumed goes on with its next slot. 409/4091 for one that has ended. */
  changePlan: endpoint({
    service: "account",
    method: "PATCH",
    path: "/plans/{id}",
    params: byId,
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ state: z.enum(["active", "paused"]) })),
    response: planSchema,
  }),
  /** For good; the answer is the same when it had ended already. */
  endPlan: endpoint({
    service: "account",
    method: "POST",
    path: "/plans/{id}/end",
    params: byId,
    audience: "member",
    origin: "extension",
    response: planSchema,
  }),
  /** Newest first. */
  planRuns: endpoint({
    service: "account",
    method: "GET",
    path: "/plans/{id}/runs",
    params: byId,
    audience: "member",
    origin: "extension",
    query: pagingSchema,
    response: pageOf(automaticRunSchema),
  }),
};
