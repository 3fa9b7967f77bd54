import { z } from "zod";
import { autoLogoutSchema } from "./auto-logout.ts";
import { TERMS_VERSION } from "./terms-version.ts";
import { amountSchema, instantSchema, positiveAmountSchema, proofSchema } from "./values.ts";

/** What a member has chosen beyond the profile; the phrase stands in every mail that is really ours. */
export const settingsSchema = z.object({
  hideAmounts: z.boolean().nullish(),
  antiPhishing: z.string().nullish(),
  addressLock: z.boolean().nullish(),
  /** Absent where nobody is logged out for it. */
  autoLogoutMinutes: autoLogoutSchema.nullish(),
  /** The version of the terms that was accepted last; null for none, absent where it is not kept. */
  acceptedTerms: z.string().nullish(),
  /** The most that the member will stake in predictions on a UTC day, in MERLIN; absent without a limit. */
  stakeDailyLimit: amountSchema.nullish(),
  /** A higher limit that was asked for; without `amount` none will hold. */
  stakeDailyLimitNext: z.object({ amount: amountSchema.nullish(), from: instantSchema }).nullish(),
  /** ISO 4217: in what values are shown beside USDT; null for USDT alone, absent where it is not kept. */
  displayCurrency: z.string().nullish(),
});

/** What is left out stays. */
export const settingsChangeSchema = z.object({
  hideAmounts: z.boolean().optional(),
  antiPhishing: z.string().trim().max(40).optional(),
  /** Off only with a proof where the upstream asks for one (403/4036). */
  addressLock: z.boolean().optional(),
  proof: proofSchema.optional(),
  autoLogoutMinutes: autoLogoutSchema.optional(),
  acceptedTerms: z.string().regex(TERMS_VERSION).optional(),
  /** A lower limit holds at once, a higher one or none (`null`) after 24 hours. */
  stakeDailyLimit: positiveAmountSchema.nullable().optional(),
  /** One of `fx`: 422 for any other. */
  displayCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .optional(),
});
