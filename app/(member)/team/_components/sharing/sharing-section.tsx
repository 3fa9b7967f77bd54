import { getTranslations } from "next-intl/server";
import { memberSection } from "@/app/_shell/frame/member-section";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readCapabilities } from "@/lib/domain/capability/server";
import { teamHref } from "../team-tab";
import { KickbackCard } from "./kickback-card";
import { PoolSection } from "./pool-section";

/** What members share: a month's pool, and a sponsor's commission; explained where neither is offered. */
export async function SharingSection() {
  const [t, offered, pool, kickback] = await Promise.all([
    getTranslations("team.pool"),
    readCapabilities(),
    memberSection(PoolSection, "team.tabs.sharing"),
    memberSection(KickbackCard, "team.kickback.title"),
  ]);
  if (!offered.pool && !offered.kickback) {
    return (
      <Card>
        <EmptyState
          title={t("missingTitle")}
          text={t("missingText")}
          action={<LinkButton href={teamHref("overview")}>{t("openTeam")}</LinkButton>}
        />
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-4 empty:hidden md:gap-5">{pool}</div>
      <div className="grid min-w-0 gap-4 empty:hidden md:gap-5">{kickback}</div>
    </div>
  );
}
