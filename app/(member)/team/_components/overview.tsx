import { getTranslations } from "next-intl/server";
import { memberSection } from "@/app/_shell/frame/member-section";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { readProfile } from "@/lib/domain/account/server";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readTeamSummary } from "@/lib/domain/team/server";
import { InviteClosed } from "../../_components/invite/invite-closed";
import { readInviteLinks } from "../../_components/invite/read-invite-links";
import { FiguresCard, isNobodyBelow } from "./figures-card";
import { InviteLinks } from "./invite/invite-links";
import { TeamLegsCard } from "./legs-card";
import { type Placement, PlacementChoice } from "./placement-choice";
import { NextSettlementCard } from "./settlements/next-settlement-card";
import { INVITE_ID } from "./team-tab";
import { WaitingSection } from "./waiting-section";

/** Where newcomers sit whose link names no leg, with what each choice does. */
async function PlacementCard({ placement }: { placement: Placement }) {
  const [t, { holdingTank }] = await Promise.all([getTranslations("team"), readCapabilities()]);
  return (
    <Card className="max-md:p-4">
      <CardHeading>{t("placement.title")}</CardHeading>
      <p className="mb-4 text-md text-muted">{t("placement.text")}</p>
      <Texts of={["team.placement"]}>
        <PlacementChoice placement={placement} holdingHours={holdingTank?.hours ?? null} />
      </Texts>
      {placement !== "hold" && (
        <p className="mt-4 text-sm text-muted">{t("placement.spillover")}</p>
      )}
    </Card>
  );
}

/** The member's links to invite with, into a leg or undirected, or why there are none (R7.2). */
async function InviteCard() {
  const [t, profile, user, links, team] = await Promise.all([
    getTranslations("team"),
    getTranslations("profile"),
    readProfile(),
    readInviteLinks(),
    unlessDown(readTeamSummary()),
  ]);
  // The empty team above says it already.
  if (links.length === 0 && team && isNobodyBelow(team)) return null;
  return (
    <Card id={INVITE_ID} className="scroll-mt-20 max-md:p-4">
      <CardHeading>{t("invite.title")}</CardHeading>
      {links.length > 0 ? (
        <>
          <p className="-mt-2 mb-4 text-md text-muted">{profile("inviteText")}</p>
          <Texts of={["team.invite"]}>
            <InviteLinks
              links={links}
              name={user.fullName}
              hasPlacement={Boolean(team?.placement)}
            />
          </Texts>
        </>
      ) : (
        <InviteClosed needsEmail={user.emailVerified === false} />
      )}
    </Card>
  );
}

/** The team at a glance: its figures, both legs, the next settlement, and the ways to grow it. */
export async function TeamOverview() {
  const [figures, waiting, legs, next, invite, placement] = await Promise.all([
    memberSection(
      FiguresCard,
      "team.tabs.overview",
      <Skeleton className="h-58 rounded-card md:h-39" />,
    ),
    memberSection(WaitingSection, "team.waiting.title", null),
    memberSection(TeamLegsCard, "team.legsTitle", "h-82.25 sm:h-77.25 md:h-78"),
    memberSection(() => NextSettlementCard({}), "team.next.title", "h-68.25 sm:h-58.25 md:h-63"),
    memberSection(InviteCard, "team.invite.title", "h-89.75 sm:h-68.25"),
    memberSection(
      async () => {
        const summary = await readTeamSummary();
        return summary?.placement ? <PlacementCard placement={summary.placement} /> : null;
      },
      "team.placement.title",
      "h-58.5 sm:h-43.25 md:h-48",
    ),
  ]);
  return (
    <div className="grid gap-4 md:gap-5">
      {figures}
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-5">
          {waiting}
          {invite}
          {legs}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-5">
          {next}
          {placement}
        </div>
      </div>
    </div>
  );
}
