import type { z } from "zod";
import type { securityCheckEndpoints } from "../../../lib/contract/protection/security-check.ts";
import type { Member } from "../account/member.ts";
import { countRecoveryCodes } from "../auth/recovery-codes.ts";
import { toInstant } from "../clock.ts";
import { countPasskeys, hasSecondFactor } from "../passkey/passkeys.ts";
import type { Sandbox } from "../sandbox.ts";

type Check = z.input<typeof securityCheckEndpoints.securityCheck.response>;

/** What protects a member's account, and what does not yet; all weights together are 100. */
export function securityCheck({ database, clock }: Sandbox, member: Member): Check {
  const rows = [
    ["second_factor", 25, hasSecondFactor(database, member)],
    ["passkey", 25, countPasskeys(database, member.id) > 0],
    ["recovery_codes", 15, countRecoveryCodes(database, member.id) > 0],
    ["address_lock", 15, member.addressLock],
    ["phrase", 10, member.antiPhishing !== null],
    ["email", 10, member.emailVerified],
  ] as const;
  const items = rows.map(([code, weight, isDone]) => {
    const open = code === "second_factor" ? ("risk" as const) : ("open" as const);
    return { code, weight, state: isDone ? ("done" as const) : open };
  });
  const score = items.reduce((sum, { state, weight }) => sum + (state === "done" ? weight : 0), 0);
  return { score, items, asOf: toInstant(clock.now()) };
}
