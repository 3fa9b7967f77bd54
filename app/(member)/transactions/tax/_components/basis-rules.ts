import { z } from "zod";
import { amountRules } from "@/app/_shell/forms/amount-rules";

/**
 * The rules of a basis: a day of the calendar, and what the lot has cost.
 * @param problemOf the sentence that says what is wrong with a cost
 */
export function basisRules(problemOf: (cost: string) => string | null) {
  return amountRules("cost", problemOf).extend({ acquiredAt: z.iso.date() });
}
