import "server-only";
import { cookies } from "next/headers";
import { publicEndpoints } from "../../contract/public.ts";
import { LEGS, type Leg } from "../../contract/team/team-member.ts";
import { SPONSOR_COOKIE } from "../../preferences.ts";
import { renderContext } from "../../session/server.ts";
import { callUpstream } from "../../upstream/call.ts";
import { UpstreamFault } from "../../upstream/errors.ts";
import { type Invitation, readSponsorCookie } from "./invitation.ts";

/** Who invites, as far as the upstream says. */
export interface SponsorView {
  /** `unchecked`: nobody could say, so the sign-up itself decides. */
  readonly state: "known" | "ineligible" | "unknown" | "unchecked";
  readonly username: string;
  readonly name: string;
  readonly pictureUrl: string | null;
  /** Legs without a seat. */
  readonly closedLegs: readonly Leg[];
  /** What of the commission comes back to the newcomer; 0 for nothing. */
  readonly kickbackPercent: number;
}

/** The member behind an invitation. It never throws for an upstream's sake: the form needs no sponsor. */
export async function readSponsor(username: string): Promise<SponsorView> {
  const view = { username, name: username, pictureUrl: null, closedLegs: [], kickbackPercent: 0 };
  try {
    const context = await renderContext();
    const result = await callUpstream(publicEndpoints.sponsor, { params: { username } }, context);
    if (!result.ok) {
      // Without the contract's words a 404 only says that this upstream has no such call.
      const isUnknown = result.refusal.status === 404 && result.refusal.body.message !== "";
      return { ...view, state: isUnknown ? "unknown" : "unchecked" };
    }
    const { fullName, avatar, canRefer, openPositions, kickbackPercent } = result.value;
    return {
      state: canRefer === false ? "ineligible" : "known",
      username,
      name: fullName?.trim() || username,
      pictureUrl: avatar?.completedUrl ?? null,
      closedLegs: openPositions ? LEGS.filter((leg) => !openPositions.includes(leg)) : [],
      kickbackPercent: kickbackPercent ?? 0,
    };
  } catch (error) {
    if (error instanceof UpstreamFault) return { ...view, state: "unchecked" };
    throw error;
  }
}

/** The invitation that this browser remembers from an earlier visit. */
export async function rememberedInvitation(): Promise<Invitation | null> {
  return readSponsorCookie((await cookies()).get(SPONSOR_COOKIE)?.value);
}
