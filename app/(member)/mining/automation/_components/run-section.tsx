import { ArrowUpFromLine, Pickaxe, PiggyBank } from "lucide";
import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { AutomaticRuns } from "@/app/_shell/plans/automatic-runs";
import { KindDisc } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import type { MiningAutomationRun } from "@/lib/contract/automation/mining-automation";
import { MBTC } from "@/lib/contract/values/tokens";
import { readAutomationRuns } from "@/lib/domain/mining-automation/server";
import { PAGES } from "@/lib/routes";

const KINDS = { claim: Pickaxe, compound: PiggyBank, payout: ArrowUpFromLine } as const;

interface AutomationRunSectionProps {
  page: number;
  timeZone: string;
}

/** What was done by itself, by days. */
export async function AutomationRunSection({ page, timeZone }: AutomationRunSectionProps) {
  const [t, earning, runs] = await Promise.all([
    getTranslations("automation"),
    getTranslations("earning"),
    readAutomationRuns(page),
  ]);
  const look = ({ step, got }: MiningAutomationRun) => ({
    title: t(`steps.${step}`),
    disc: <KindDisc symbol={got?.symbol ?? MBTC} kind={KINDS[step]} />,
  });
  return (
    <TableFrame id="automation-runs" title={t("runs")}>
      {!runs || runs.items.length === 0 ? (
        <p className="px-4 pb-5 text-md text-muted md:px-5">{t("runsEmpty")}</p>
      ) : (
        <AutomaticRuns items={runs.items} timeZone={timeZone} look={look} />
      )}
      {runs && (
        <ListPages
          place="rows"
          label={earning("pages")}
          page={runs.page}
          pages={runs.pages}
          hrefOf={(number) => `${PAGES.miningAutomation.path}?page=${number}` as Route}
        />
      )}
    </TableFrame>
  );
}
