import { getTranslations } from "next-intl/server";
import { memberSection } from "@/app/_shell/frame/member-section";
import { ListPages } from "@/app/_shell/list/list-pages";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readCapabilities } from "@/lib/domain/capability/server";
import { volumeInterval } from "@/lib/domain/team/query";
import { readSettlements } from "@/lib/domain/team/server";
import { pageNumber, type SearchParams, single } from "@/lib/list/search-params";
import { teamHref } from "../team-tab";
import { NextSettlementCard } from "./next-settlement-card";
import { SettlementRow } from "./settlement-row";
import { type SettlementsView, settlementsHref } from "./settlements-href";
import { VolumesCard } from "./volumes-card";

async function History({ by, page }: SettlementsView) {
  const [t, list] = await Promise.all([getTranslations("team.settlements"), readSettlements(page)]);
  if (!list) return null;
  if (list.items.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<LinkButton href={teamHref("rules")}>{t("emptyAction")}</LinkButton>}
        />
      </Card>
    );
  }
  return (
    <TableFrame id="settlements" title={t("title")}>
      <ul aria-label={t("title")} className="border-t border-line">
        {list.items.map((settlement) => (
          <SettlementRow key={settlement.day} settlement={settlement} />
        ))}
      </ul>
      <ListPages
        place="rows"
        page={list.page}
        pages={list.pages}
        hrefOf={(next) => settlementsHref({ by, page: next })}
        label={t("pages")}
      />
    </TableFrame>
  );
}

/** The next settlement, and those of before day by day. */
export async function SettlementsSection({ params }: { params: SearchParams }) {
  const page = pageNumber(params);
  const by = volumeInterval(single(params, "by"));
  const [next, volumes, history] = await Promise.all([
    memberSection(() => NextSettlementCard({ isWide: true }), "team.next.title"),
    memberSection(
      async () => (await readCapabilities()).teamVolumes && VolumesCard({ by, page }),
      "team.volumes.label",
    ),
    memberSection(() => History({ by, page }), "team.settlements.title"),
  ]);
  return (
    <div className="grid gap-5">
      {next}
      {volumes}
      {history}
    </div>
  );
}
