import type { Leg } from "../../contract/team/team-member.ts";

/** The leg that a link leads into; `auto` leaves the choice to the member's placement preference. */
export type InviteLeg = Leg | "auto";

export interface InviteLink {
  readonly leg: InviteLeg;
  readonly address: string;
}

const LEGS: readonly InviteLeg[] = ["auto", "left", "right"];

/** The links to invite with; none unless the service lets the member invite (R7.2). */
export function inviteLinks(
  refLinks: Readonly<Partial<Record<InviteLeg, string | null>>> | null | undefined,
  canInvite: boolean,
): readonly InviteLink[] {
  return LEGS.flatMap((leg) => {
    const address = canInvite && refLinks?.[leg];
    return address ? [{ leg, address }] : [];
  });
}
