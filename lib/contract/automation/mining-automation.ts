import { z } from "zod";
import { endpoint, jsonBody } from "../protocol/endpoint.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  positiveAmountSchema,
  proofSchema,
} from "../values/values.ts";
import { automaticRunSchema } from "./run.ts";

const miningAutomationSchema = z.object({
  state: z.enum(["active", "paused"]),
  /** `member`, `freeze`, or a word that we do not know. */
  pausedBecause: z.string().nullish(),
  autoClaim: z.boolean(),
  /** The least that is claimed, after the fee. */
  minimum: amountSchema.nullish(),
  compoundProductId: idSchema.nullish(),
  payout: z
    .object({
      walletId: idSchema,
      threshold: amountSchema,
      address: z.string().nullish(),
      label: z.string().nullish(),
    })
    .nullish(),
  /** Absent while nothing is switched on, and while paused. */
  nextRunAt: instantSchema.nullish(),
  serverTime: instantSchema.nullish(),
});
export type MiningAutomation = z.output<typeof miningAutomationSchema>;

/** One step of a slot. A `compound` gives what was claimed and gets what was staked; a `payout` names its withdrawal. */
const miningAutomationRunSchema = automaticRunSchema.extend({
  step: z.enum(["claim", "compound", "payout"]),
  withdrawalId: idSchema.nullish(),
});
export type MiningAutomationRun = z.output<typeof miningAutomationRunSchema>;

const changeSchema = z
  .object({
    state: z.enum(["active", "paused"]).optional(),
    autoClaim: z.boolean().optional(),
    minimum: positiveAmountSchema.nullish(),
    compoundProductId: z.string().regex(OPAQUE_ID_PATTERN).nullish(),
    payoutWalletId: z.string().regex(OPAQUE_ID_PATTERN).nullish(),
    payoutThreshold: positiveAmountSchema.nullish(),
    proof: proofSchema.optional(),
  })
  .refine(({ payoutWalletId, payoutThreshold }) => !payoutWalletId === !payoutThreshold, {
    path: ["payoutThreshold"],
  });

/**
 * What is done with what a member mines, once a day at 12:00 UTC and each step whole or not at all: it is claimed as by the member;
 * what was claimed is converted and staked; and once the wallet then holds a threshold, all of it is withdrawn, less the fee. No session is
 * started.
 */
export const miningAutomationEndpoints = {
  automation: endpoint({
    service: "mining",
    method: "GET",
    path: "/automation",
    audience: "member",
    origin: "extension",
    response: miningAutomationSchema,
  }),
  /**
   * Changes what is named; null switches it off. A payout is confirmed by a proof when it is switched on or changed (403/4036), has to
   * pass the gates of a withdrawal (403), and its threshold covers the smallest one with its fee (422).
   */
  changeAutomation: endpoint({
    service: "mining",
    method: "PATCH",
    path: "/automation",
    audience: "member",
    origin: "extension",
    body: jsonBody(changeSchema),
    response: miningAutomationSchema,
  }),
  /** Newest first; of a slot the claim comes before what was done with it. */
  automationRuns: endpoint({
    service: "mining",
    method: "GET",
    path: "/automation/runs",
    audience: "member",
    origin: "extension",
    query: pagingSchema,
    response: pageOf(miningAutomationRunSchema),
  }),
};
