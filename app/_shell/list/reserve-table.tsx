import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { TABLE_SURFACE, TableCard, TableCards, TableCell } from "@/app/_ui/data/table-cards";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { BASE_CURRENCY, formatAmount, formatRate } from "@/lib/money/format";

interface ReserveTableProps {
  rows: readonly {
    readonly symbol: string;
    readonly owed: string;
    readonly held: string;
    /** Null where nothing is owed. */
    readonly percent: string | null;
    readonly isCovered: boolean;
  }[];
  isSimulated: boolean;
}

/** What members have of each token, beside what is held against it. */
export async function ReserveTable({ rows, isSimulated }: ReserveTableProps) {
  const [t, common, locale] = await Promise.all([
    getTranslations("reserves"),
    getTranslations("common"),
    getLocale(),
  ]);
  return (
    <section aria-labelledby="reserve-totals" className={`${TABLE_SURFACE} md:pt-5`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 md:px-6">
        <h2 id="reserve-totals" className="text-lg">
          {t("totals")}
        </h2>
        {isSimulated && <Badge tone="violet">{common("simulated")}</Badge>}
      </div>
      <TableCards
        columns="minmax(0,1fr) minmax(0,1.3fr) minmax(0,1.3fr) minmax(0,0.8fr)"
        headings={[t("token"), t("owed"), t("held"), t("ratio")]}
      >
        {rows.map(({ symbol, owed, held, percent, isCovered }) => (
          <TableCard
            key={symbol}
            title={
              <span className="flex items-center gap-3 font-medium">
                <TokenDisc symbol={symbol} size={32} />
                {symbol}
              </span>
            }
          >
            <TableCell label={t("owed")}>
              <Amount raw={owed} text={formatAmount(owed, symbol, locale)} />
            </TableCell>
            <TableCell label={t("held")}>
              <Amount raw={held} text={formatAmount(held, symbol, locale)} />
            </TableCell>
            <TableCell label={t("ratio")}>
              {percent === null ? (
                <NoValue text={common("notAvailable")} />
              ) : (
                <bdi dir="ltr" className={isCovered ? "text-up" : "text-down"}>
                  {formatRate(percent, locale)}
                </bdi>
              )}
            </TableCell>
          </TableCard>
        ))}
      </TableCards>
      <div className="pb-2 max-md:pt-2 md:px-6">
        <CutFacts
          isPublic
          symbol={BASE_CURRENCY}
          locale={locale}
          facts={rows.flatMap(({ symbol, owed, held }) => [
            { label: `${symbol} · ${t("owed")}`, raw: owed, symbol },
            { label: `${symbol} · ${t("held")}`, raw: held, symbol },
          ])}
        />
      </div>
    </section>
  );
}
