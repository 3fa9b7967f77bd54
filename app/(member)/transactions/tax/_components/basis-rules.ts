import { z } from "zod";

/**
 * The rules of a basis: a day of the calendar, and what the lot has cost.
 * @param problemOf the sentence that says what is wrong with a cost
 */
export function basisRules(problemOf: (cost: string) => string | null) {
  return z.object({ acquiredAt: z.iso.date(), cost: z.string() }).superRefine((typed, context) => {
    const message = problemOf(typed.cost);
    if (message !== null) context.addIssue({ code: "custom", message, path: ["cost"] });
  });
}
