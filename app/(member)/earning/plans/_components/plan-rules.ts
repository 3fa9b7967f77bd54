import { z } from "zod";
import { PLAN_INTERVALS, PLAN_KINDS } from "@/lib/contract/rules/plan-slots";

type Wrong = (text: string) => string | null;

interface PlanWording {
  readonly amount: Wrong;
  readonly limit: Wrong;
  readonly lastDay: Wrong;
}

/** What is typed and chosen for a plan; amounts are worded by their readers, limits may be left out. */
export function planRules(wrong: PlanWording) {
  const typed = (problemOf: Wrong) =>
    z.string().superRefine((text, context) => {
      const message = problemOf(text);
      if (message !== null) context.addIssue({ code: "custom", message });
    });
  const optional = (problemOf: Wrong) =>
    typed((text) => (text.trim() === "" ? null : problemOf(text)));
  return z.object({
    kind: z.enum(PLAN_KINDS),
    what: z.string(),
    amount: typed(wrong.amount),
    every: z.enum(PLAN_INTERVALS),
    on: z.string(),
    minKeep: optional(wrong.limit),
    maxPrice: optional(wrong.limit),
    endsAt: optional(wrong.lastDay),
  });
}
