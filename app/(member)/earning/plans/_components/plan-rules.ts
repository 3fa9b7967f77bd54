import { z } from "zod";
import { PLAN_INTERVALS, PLAN_KINDS } from "@/lib/contract/rules/plan-slots";

type Wrong = (text: string) => string | null;

/** What is typed and chosen for a plan; amounts are worded by their readers, limits may be left out. */
export function planRules(wrong: { readonly amount: Wrong; readonly limit: Wrong }) {
  const typed = (problemOf: Wrong) =>
    z.string().superRefine((text, context) => {
      const message = problemOf(text);
      if (message !== null) context.addIssue({ code: "custom", message });
    });
  const limit = typed((text) => (text.trim() === "" ? null : wrong.limit(text)));
  return z.object({
    kind: z.enum(PLAN_KINDS),
    what: z.string(),
    amount: typed(wrong.amount),
    every: z.enum(PLAN_INTERVALS),
    on: z.string(),
    minKeep: limit,
    maxPrice: limit,
    endsAt: z.string(),
  });
}
