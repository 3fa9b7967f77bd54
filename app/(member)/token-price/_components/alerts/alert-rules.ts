import { z } from "zod";
import { priceAlertEndpoints } from "@/lib/contract/alerts/price-alert";

const { code, kind, repeat } = priceAlertEndpoints.addPriceAlert.body.schema.shape;

interface Typed {
  readonly kind: z.output<typeof kind>;
  readonly value: string;
}

/**
 * The rules of a new alert.
 * @param problemOf the sentence that says what is wrong with a value, which is one of its kind
 */
export function alertRules(problemOf: (typed: Typed) => string | null) {
  return z
    .object({
      code,
      kind,
      repeat,
      value: z.string(),
      mail: z.boolean(),
    })
    .superRefine((typed, context) => {
      const message = problemOf(typed);
      if (message !== null) context.addIssue({ code: "custom", message, path: ["value"] });
    });
}
