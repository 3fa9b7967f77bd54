import { BffError, callBff } from "../../bff/client/client.ts";
import type { invitationEndpoints } from "../../contract/team/invitation.ts";
import type { Leg } from "../../contract/team/team-member.ts";

/** Who invites by a code. */
export interface CodeSponsor {
  readonly username: string;
  readonly name: string;
  readonly pictureUrl: string | null;
  readonly canInvite: boolean;
  readonly leg: Leg | null;
  /** What of a direct commission comes back to the newcomer, in percent. */
  readonly kickbackPercent: number;
  /** The code's leg has no free seat. */
  readonly isLegClosed: boolean;
}

/** A code as it is sent: nobody minds capitals, hyphens, spaces and the width of its letters. */
export function normaliseCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
}

/**
 * Who invites by a code, or null when nobody does.
 * @throws BffError, RATE_LIMITED after too many unknown codes
 */
export async function fetchSponsorOfCode(code: string): Promise<CodeSponsor | null> {
  try {
    const sponsor = await callBff<typeof invitationEndpoints.invitation>({
      method: "GET",
      path: "public/invitation/{code}",
      params: { code },
    });
    const { username, fullName, avatar, canRefer, openPositions, position } = sponsor;
    const leg = position ?? null;
    return {
      username,
      name: fullName?.trim() || username,
      pictureUrl: avatar?.completedUrl ?? null,
      canInvite: canRefer !== false,
      leg,
      kickbackPercent: sponsor.kickbackPercent ?? 0,
      isLegClosed: leg !== null && openPositions != null && !openPositions.includes(leg),
    };
  } catch (error) {
    if (error instanceof BffError && error.status === 404) return null;
    throw error;
  }
}
