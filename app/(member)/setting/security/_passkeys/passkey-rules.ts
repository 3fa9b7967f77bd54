import { z } from "zod";
import { passkeyNameSchema } from "@/lib/contract/passkey";
import { worded } from "@/lib/contract/protocol/worded";

/** A passkey's name, with the contract's demand in the form's own words. */
export function nameRules({ refused }: { readonly refused: string }) {
  return z.object({ name: z.string().superRefine(worded(passkeyNameSchema, { refused })) });
}

export function passwordRules({ required }: { readonly required: string }) {
  return z.object({ currentPassword: z.string().min(1, required) });
}
