import { z } from "zod";
import { amountRules } from "@/app/_shell/forms/amount-rules";

type ProblemOf = (text: string) => string | null;

/** For a flexible position or a part of it, worded by whatever reads its amount. */
export const partRules = (problemOf: ProblemOf) =>
  amountRules("amount", problemOf).extend({ isAccepted: z.boolean() });

/** For leaving a locked position or a part of it early: what is forfeited has to be accepted. */
export const exitRules = (problemOf: ProblemOf, needed: string) =>
  amountRules("amount", problemOf).extend({ isAccepted: z.boolean().refine(Boolean, needed) });
