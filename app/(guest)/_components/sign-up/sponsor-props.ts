import type { getTranslations } from "next-intl/server";
import type { Invitation, ReadInvitation } from "@/lib/sign-up/invitation";
import type { SponsorView } from "@/lib/sign-up/server";

/** Somebody who invites, as the form shows them. */
export interface NamedSponsor extends Invitation {
  name: string;
  pictureUrl: string | null;
  /** What else is to be known about the invitation. */
  notes: readonly string[];
}

interface SponsorFacts {
  t: Awaited<ReturnType<typeof getTranslations<"signUp">>>;
  link: ReadInvitation | "malformed" | undefined;
  named: Invitation | null;
  sponsor: SponsorView | null;
}

interface SponsorProps {
  /** Who is sent along with the sign-up. */
  sponsor: NamedSponsor | null;
  /** Why nobody is, although the link or an earlier visit named somebody. */
  notice: string | null;
  /** The link named somebody who can invite: worth remembering. */
  remembers: boolean;
}

/** What the form shows of an invitation, from the link and from what the upstream says about it. */
export function sponsorProps({ t, link, named, sponsor }: SponsorFacts): SponsorProps {
  const nobody = { sponsor: null, remembers: false };
  if (link === "malformed") return { ...nobody, notice: t("invitationMalformed") };
  if (!named || !sponsor) return { ...nobody, notice: null };
  const { state, username, name, pictureUrl, closedLegs } = sponsor;
  if (state === "unknown") return { ...nobody, notice: t("sponsorUnknown") };
  if (state === "ineligible") return { ...nobody, notice: t("sponsorIneligible", { name }) };
  const isClosed = named.leg !== null && closedLegs.includes(named.leg);
  const notes = [
    state === "unchecked" && t("sponsorUnchecked"),
    isClosed && t("legClosed"),
    link && !link.isLegKnown && t("legUnknown"),
  ];
  return {
    sponsor: {
      username,
      name,
      pictureUrl,
      leg: isClosed ? null : named.leg,
      notes: notes.filter((note) => typeof note === "string"),
    },
    notice: null,
    remembers: link !== undefined,
  };
}
