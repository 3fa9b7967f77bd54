import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { memberSection } from "@/app/_shell/frame/member-section";
import { ListPages } from "@/app/_shell/list/list-pages";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { TABLE_SURFACE, TableCards } from "@/app/_ui/data/table-cards";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readSettlements } from "@/lib/domain/team/server";
import { pageNumber, type SearchParams } from "@/lib/list/search-params";
import { PAGES } from "@/lib/routes";
import { teamHref } from "../team-tab";
import { NextSettlementCard } from "./next-settlement-card";
import { SettlementRow } from "./settlement-row";

const COLUMNS = "minmax(9rem,2fr) repeat(6,minmax(0,1fr))";

async function History({ page }: { page: number }) {
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
  const hrefOf = (next: number) =>
    `${PAGES.team.path}?tab=settlements${next > 1 ? `&page=${next}` : ""}` as Route;
  return (
    <section aria-label={t("title")} className={`${TABLE_SURFACE} md:pt-5`}>
      <h2 className="mb-4 text-lg md:px-6">{t("title")}</h2>
      <TableCards
        caption={t("title")}
        columns={COLUMNS}
        headings={[
          t("day"),
          t("left"),
          t("right"),
          t("matched"),
          t("bonus"),
          t("carryLeft"),
          t("carryRight"),
        ]}
      >
        {list.items.map((settlement) => (
          <SettlementRow key={settlement.day} settlement={settlement} />
        ))}
      </TableCards>
      <ListPages page={list.page} pages={list.pages} hrefOf={hrefOf} label={t("pages")} />
    </section>
  );
}

/** The next settlement, and those of before day by day. */
export async function SettlementsSection({ params }: { params: SearchParams }) {
  const page = pageNumber(params);
  const [next, history] = await Promise.all([
    memberSection(() => NextSettlementCard({ isWide: true }), "team.next.title"),
    memberSection(() => History({ page }), "team.settlements.title"),
  ]);
  return (
    <div className="grid gap-5">
      {next}
      {history}
    </div>
  );
}
