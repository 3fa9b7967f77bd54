import { memberSection } from "@/app/_shell/member-section";
import { readTeamSummary } from "@/lib/team/server";
import { FiguresCard } from "./figures-card";
import { InviteCard } from "./invite-card";
import { LegsCard } from "./legs-card";
import { PlacementCard } from "./placement-card";
import { NextSettlementCard } from "./settlements/next-settlement-card";

/** The team at a glance: its figures, both legs, the next settlement, and the ways to grow it. */
export async function Overview() {
  const [figures, legs, next, invite, placement] = await Promise.all([
    memberSection(FiguresCard),
    memberSection(LegsCard),
    memberSection(() => NextSettlementCard({})),
    memberSection(InviteCard),
    memberSection(async () => {
      const summary = await readTeamSummary();
      return summary?.placement ? <PlacementCard placement={summary.placement} /> : null;
    }),
  ]);
  return (
    <div className="grid gap-5">
      {figures}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-5">
          {legs}
          {invite}
        </div>
        <div className="grid min-w-0 gap-5">
          {next}
          {placement}
        </div>
      </div>
    </div>
  );
}
