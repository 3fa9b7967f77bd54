import type { Leg } from "../../contract/team/team-member.ts";

/** The leg that a link leads into; `auto` leaves the choice to the member's placement preference. */
export type InviteLeg = Leg | "auto";

export interface InviteLink {
  readonly leg: InviteLeg;
  readonly address: string;
  /** Does the same where nobody can press a link: `7K2Q-M9PX`. */
  readonly code: string | null;
}

type ByLeg = Readonly<Partial<Record<InviteLeg, string | null>>> | null | undefined;

const LEGS: readonly InviteLeg[] = ["auto", "left", "right"];

/** The links to invite with, and their codes where there are any; none unless the service lets the member invite (R7.2). */
export function inviteLinks(
  refLinks: ByLeg,
  canInvite: boolean,
  codes: ByLeg = null,
): readonly InviteLink[] {
  return LEGS.flatMap((leg) => {
    const address = canInvite && refLinks?.[leg];
    return address ? [{ leg, address, code: codes?.[leg] ?? null }] : [];
  });
}
