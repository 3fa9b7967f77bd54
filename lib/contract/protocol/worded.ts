import type { z } from "zod";

/** A form's own words for what a schema of the contract refuses. */
interface Wording {
  /** Where it is left out, `refused` stands for it. */
  readonly tooLong?: string;
  readonly refused: string;
}

/**
 * The contract's own schema as the rule of a field that goes up as it is typed, for `superRefine`: it decides, the form
 * has the words.
 */
export function worded(schema: z.ZodType, { refused, tooLong = refused }: Wording) {
  return (value: unknown, context: z.RefinementCtx): void => {
    const { error } = schema.safeParse(value);
    if (!error) return;
    const isTooLong = error.issues.some(({ code }) => code === "too_big");
    context.addIssue({ code: "custom", message: isTooLong ? tooLong : refused });
  };
}
