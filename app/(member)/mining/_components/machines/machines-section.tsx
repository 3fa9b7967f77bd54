import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { LinkButton } from "@/app/_ui/control/link-button";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { MissingCard, TableFrame } from "@/app/_ui/data/table-frame";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { MBTC } from "@/lib/contract/values/tokens";
import { readCapabilities } from "@/lib/domain/capability/server";
import { MACHINE_TABS } from "@/lib/domain/mining/machine-list";
import { readOwnMachines } from "@/lib/domain/mining/machine-server";
import { PAGES } from "@/lib/routes";
import { miningHref } from "../mining-href";
import type { MiningQuery } from "../mining-query";
import { MachineRow } from "./machine-row";

interface MachinesSectionProps {
  query: MiningQuery;
  timeZone: string;
}

/** The member's machines that work, and those that have ended, each kind under a tab. */
export async function MachinesSection({ query, timeZone }: MachinesSectionProps) {
  const [locale, t, mining, list, offered] = await Promise.all([
    getLocale(),
    getTranslations("mining.machines"),
    getTranslations("mining"),
    readOwnMachines(query.machines, query.machinesPage),
    readCapabilities(),
  ]);
  if (!list) {
    return <MissingCard title={t("title")} text={t("missing")} />;
  }
  const tabs = MACHINE_TABS.map((tab) => ({
    href: miningHref(query, { machines: tab, machinesPage: 1 }),
    label: list.totals[tab] === null ? t(tab) : `${t(tab)} · ${list.totals[tab]}`,
    isCurrent: tab === query.machines,
  }));
  return (
    <TableFrame
      id="mining-machines"
      title={t("title")}
      aside={<SegmentedLinks label={t("tabs")} options={tabs} />}
    >
      {list.items.length === 0 ? (
        <EmptyState
          art="machines"
          title={t(query.machines === "active" ? "emptyTitle" : "noneExpiredTitle")}
          text={t(query.machines === "active" ? "emptyText" : "noneExpiredText")}
          action={
            query.machines === "active" && (
              <LinkButton href={PAGES.marketplace.path}>{mining("openMarketplace")}</LinkButton>
            )
          }
        />
      ) : (
        <ul aria-label={t("title")}>
          {list.items.map((machine) => (
            <MachineRow
              key={machine.id}
              machine={machine}
              nowMs={Date.parse(list.serverTime)}
              timeZone={timeZone}
              hasUpgrades={offered.upgrade === true}
              hasResale={offered.resale != null}
            />
          ))}
        </ul>
      )}
      <div className="px-4 pb-2 empty:hidden md:px-5">
        <CutFacts
          symbol={MBTC}
          locale={locale}
          facts={list.items.map(({ model, earned }, index) => ({
            label: `${index + 1} · ${model}`,
            raw: earned,
          }))}
        />
      </div>
      <ListPages
        place="rows"
        label={t("pages")}
        page={list.page}
        pages={list.pages}
        hrefOf={(machinesPage) => miningHref(query, { machinesPage })}
      />
    </TableFrame>
  );
}
