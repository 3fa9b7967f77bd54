import { z } from "zod";
import { LEGS, memberNameSchema } from "../../contract/team/team-member.ts";

/** Where a new member is seated: below a member of the own tree, on one side. */
export function seatRules(texts: { readonly seatRequired: string }) {
  return z.object({
    parentUsername: z.string().min(1, texts.seatRequired).pipe(memberNameSchema),
    position: z.string().pipe(z.enum(LEGS, texts.seatRequired)),
  });
}

/** The place of a newcomer who waits: outermost in a leg, or a seat that is chosen. */
export function placingRules(texts: { readonly seatRequired: string }) {
  const chosen = seatRules(texts).shape;
  return z.discriminatedUnion("way", [
    z.object({ way: z.enum(LEGS), parentUsername: z.string(), position: z.string() }),
    z.object({ way: z.literal("choose"), ...chosen }),
  ]);
}

/** What a sponsor passes on, as a list names it. */
export const kickbackRules = z.object({ percent: z.string().regex(/^\d{1,3}$/) });
