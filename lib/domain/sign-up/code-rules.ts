import { z } from "zod";
import { INVITATION_CODE_PATTERN } from "../../contract/team/invitation.ts";
import { normaliseCode } from "./code.ts";

/** The field of an invitation code; what cannot be one is said to be unknown before it is sent. */
export function invitationCodeRules(texts: { readonly unknown: string }) {
  return z.object({
    code: z
      .string()
      .transform(normaliseCode)
      .pipe(
        z.string().min(1).regex(INVITATION_CODE_PATTERN, { error: texts.unknown, abort: true }),
      ),
  });
}
