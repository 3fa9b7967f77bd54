"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { TableCards, type TableHeading } from "@/app/_ui/data/table-cards";
import { usePolling } from "@/app/_ui/live/use-polling";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { fetchPrices } from "@/lib/domain/price/client";
import type { PriceView } from "@/lib/domain/price/view";
import { latestUpdate } from "@/lib/domain/price/view";
import { BASE_CURRENCY } from "@/lib/money/format";
import { PriceFreshness } from "../../_components/price-freshness";
import { PriceRow } from "./price-row";

const REFRESH_MS = 60_000;
const COLUMNS = "minmax(11rem,1.4fr) minmax(0,1fr) minmax(0,0.8fr) minmax(0,1.2fr) 9rem";

/** The newest prices, each where its token stood when the page was made: no row moves on its own. */
function inOrderOf(first: readonly PriceView[], latest: readonly PriceView[]): PriceView[] {
  const places = new Map(first.map(({ code }, index) => [code, index]));
  const placeOf = ({ code }: PriceView) => places.get(code) ?? first.length;
  return [...latest].sort((left, right) => placeOf(left) - placeOf(right));
}

interface PriceBoardProps {
  /** In the order of the rows, without their sparklines, which the server has drawn. */
  initial: readonly PriceView[];
  sparklines: Readonly<Record<string, ReactNode>>;
  headings: readonly TableHeading[];
  renderedAtMs: number;
  locale: string;
  timeZone: string;
}

/** All prices, first as the server rendered them, then refreshed in place every minute. */
export function PriceBoard({ initial, sparklines, headings, locale, ...times }: PriceBoardProps) {
  const t = useTranslations("tokenPrice");
  const title = useTranslations("titles")("tokenPrice");
  const polled = usePolling<readonly PriceView[]>(fetchPrices, initial, REFRESH_MS);
  const prices = inOrderOf(initial, polled.value);
  if (prices.length === 0) {
    return (
      <Card>
        <EmptyState art="prediction" title={t("emptyTitle")} text={t("emptyText")} />
      </Card>
    );
  }
  return (
    <>
      <div className="-mt-3 mb-4">
        <PriceFreshness
          updatedAt={latestUpdate(prices)}
          polled={polled}
          locale={locale}
          {...times}
        />
      </div>
      <div className={`${ROW_SURFACE} md:pt-4`}>
        <TableCards phone="rows" caption={title} columns={COLUMNS} headings={headings}>
          {prices.map((price) => (
            <PriceRow
              key={price.code}
              price={price}
              sparkline={sparklines[price.code]}
              locale={locale}
            />
          ))}
        </TableCards>
      </div>
      <CutFacts
        isPublic
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={prices.flatMap(({ code, price, high24h, low24h }) => [
          { label: code, raw: price, price: "row" },
          { label: `${code} · ${t("highLabel")}`, raw: high24h, price: "row" },
          { label: `${code} · ${t("lowLabel")}`, raw: low24h, price: "row" },
        ])}
      />
    </>
  );
}
