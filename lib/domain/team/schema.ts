import { z } from "zod";
import { LEGS, memberNameSchema } from "../../contract/team/team-member.ts";

/** Where a new member is seated: below a member of the own tree, on one side. */
export function seatRules(texts: { readonly seatRequired: string }) {
  return z.object({
    parentUsername: z.string().min(1, texts.seatRequired).pipe(memberNameSchema),
    position: z.string().pipe(z.enum(LEGS, texts.seatRequired)),
  });
}
