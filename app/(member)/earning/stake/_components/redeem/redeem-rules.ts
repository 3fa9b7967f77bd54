import { z } from "zod";
import { amountRules } from "@/app/_shell/forms/amount-rules";

/** For a part of a flexible position, worded by whatever reads its amount. */
export const partRules = (problemOf: (text: string) => string | null) =>
  amountRules("amount", problemOf).extend({ isAccepted: z.boolean() });

/** For leaving a locked position early: what is forfeited has to be accepted. */
export const exitRules = (needed: string) =>
  z.object({ amount: z.string(), isAccepted: z.boolean().refine(Boolean, needed) });
