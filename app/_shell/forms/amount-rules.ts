import { z } from "zod";

/**
 * The rule of a form with one amount, as it was typed.
 * @param problemOf the sentence that says what is wrong with a text, such as `useAmountReader` words it
 */
export function amountRules<Name extends string>(
  name: Name,
  problemOf: (text: string) => string | null,
) {
  const amount = z.string().superRefine((text, context) => {
    const message = problemOf(text);
    if (message !== null) context.addIssue({ code: "custom", message });
  });
  return z.object({ [name]: amount } as Record<Name, typeof amount>);
}
