import { z } from "zod";
import { KYC_STATUSES, KYC_STEPS } from "../../../lib/contract/kyc.ts";
import { FAULT_KINDS } from "../http/faults.ts";
import { CURRENCIES } from "../ledger/accounts.ts";
import { SEED_PROFILES } from "../seed/profiles.ts";

const YEAR_SECONDS = 366 * 86_400;
const decimal = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,15}(\.\d{1,18})?$/, "must be a decimal with at most 18 decimals"));
const username = z.string().min(1);

export const clockSchema = z.strictObject({
  advanceSeconds: z.number().int().positive().max(YEAR_SECONDS),
});

export const depositSchema = z.strictObject({
  username,
  symbol: z.enum(CURRENCIES),
  amount: decimal.refine((value) => /[1-9]/.test(value), "must be above zero"),
});

export const withdrawalSchema = z.strictObject({
  id: z.union([z.string(), z.number()]).transform(String),
  decision: z.enum(["approve", "reject"]),
  /** What the member reads about a rejection. */
  reason: z.string().trim().min(1).max(200).optional(),
});

export const priceSchema = z
  .strictObject({
    code: z.string(),
    price: decimal.optional(),
    path: z.array(decimal).min(1).max(10_000).optional(),
  })
  .refine(({ price, path }) => (price === undefined) !== (path === undefined), {
    message: "give either price or path",
  });

export const tokensSchema = z.union(
  [
    z.strictObject({
      accessTtlSeconds: z
        .number()
        .int()
        .min(0)
        .max(30 * 86_400),
    }),
    z.strictObject({ expireAll: z.literal(true) }),
    z.strictObject({ expireLinks: z.literal(true) }),
    z.strictObject({ revoke: username }),
  ],
  "give accessTtlSeconds, expireAll: true, expireLinks: true or revoke: username",
);

export const failSchema = z.union(
  [
    z.strictObject({ clear: z.literal(true) }),
    z
      .strictObject({
        path: z.string().startsWith("/"),
        times: z.number().int().min(1).max(1_000_000).default(1),
        status: z.number().int().min(200).max(599).optional(),
        body: z.unknown().optional(),
        kind: z.enum(FAULT_KINDS).optional(),
        delayMs: z.number().int().min(0).max(600_000).optional(),
        method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]).optional(),
      })
      .refine(({ kind, status }) => status === undefined || !kind || kind === "status", {
        message: "status goes with the kind status only",
      }),
  ],
  "give clear: true, or path with times, status, body, kind, delayMs, method",
);

export const seedSchema = z.strictObject({ profile: z.enum(SEED_PROFILES) });

export const kycDecisionSchema = z.strictObject({
  username,
  decision: z.enum(KYC_STATUSES),
  /** Why a step is refused, e.g. `{ front: "The picture is blurred." }`. */
  reasons: z.partialRecord(z.enum(KYC_STEPS), z.string().trim().min(1).max(200)).default({}),
});

export const localeSchema = z.strictObject({
  locale: z.string().regex(/^[A-Za-z-]{2,16}$/, "must be a locale such as en-US"),
  messages: z.record(z.string(), z.unknown()),
});

export const emptySchema = z.object({});

export const productChangeSchema = z
  .strictObject({
    id: z.string().min(1),
    price: decimal.refine((value) => /[1-9]/.test(value), "must be above zero").optional(),
    /** Pieces left; null lifts the limit. */
    stock: z.number().int().min(0).max(1_000_000).nullable().optional(),
  })
  .refine(({ price, stock }) => price !== undefined || stock !== undefined, {
    message: "give price, stock or both",
  });
