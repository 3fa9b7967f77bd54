import { z } from "zod";

/** The codes are shown once, so their keeping is ticked before they go. */
export function savedRules({ mustSave }: { readonly mustSave: string }) {
  return z.object({ saved: z.boolean().refine((isSaved) => isSaved, mustSave) });
}
