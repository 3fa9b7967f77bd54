import { z } from "zod";

/** The own username, typed as it is written. */
export function closeRules(username: string, { wrong }: { readonly wrong: string }) {
  return z.object({
    confirmUsername: z
      .string()
      .trim()
      .toLowerCase()
      .refine((typed) => typed === username, wrong),
  });
}
