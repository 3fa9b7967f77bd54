import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { Pagination } from "@/app/_ui/pagination";
import { activeSources } from "@/lib/transaction/profit";
import {
  isDrawnWhole,
  type ProfitFilter,
  pageOfDays,
  profitServiceQuery,
} from "@/lib/transaction/profit-query";
import { readDailyProfit } from "@/lib/transaction/server";
import { DayTable } from "./day-table";
import { ProfitChart } from "./profit-chart";
import { profitHref } from "./profit-href";

interface ProfitSectionProps {
  filter: ProfitFilter;
  timeZone: string;
}

async function readDays(filter: ProfitFilter) {
  const list = await readDailyProfit(profitServiceQuery(filter));
  if (!list) return null;
  if (isDrawnWhole(filter)) return { all: list.items, ...pageOfDays(list.items, filter.page) };
  return { all: list.items, days: list.items, page: list.page, pages: list.pages };
}

/** The period as a chart and as rows, or why there is nothing. */
export async function ProfitSection({ filter, timeZone }: ProfitSectionProps) {
  const [t, list] = await Promise.all([getTranslations("dailyProfit"), readDays(filter)]);
  const isEmpty = list ? activeSources(list.all).length === 0 : true;
  if (!list || (isEmpty && list.pages === 1)) {
    const isShort = filter.range !== null && filter.range !== "90d";
    return (
      <Card>
        <EmptyState
          title={list ? t("emptyTitle") : t("missingTitle")}
          text={list ? t("emptyText") : t("missingText")}
          action={
            list && isShort ? (
              <LinkButton href={profitHref(filter, { range: "90d", page: 1 })}>
                {t("showLongest")}
              </LinkButton>
            ) : undefined
          }
        />
      </Card>
    );
  }
  const { page, pages } = list;
  const shown = { ...filter, page };
  return (
    <>
      <ProfitChart days={list.all} isWhole={isDrawnWhole(filter)} />
      <DayTable
        days={list.days}
        sources={activeSources(list.all)}
        filter={shown}
        timeZone={timeZone}
      >
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => profitHref(shown, { page: number })}
          texts={{
            label: t("pages"),
            previous: t("previous"),
            next: t("next"),
            position: t("position", { page, pages }),
          }}
        />
      </DayTable>
    </>
  );
}
