import { getLocale, getTranslations } from "next-intl/server";
import { ReserveTable } from "@/app/_shell/list/reserve-table";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { TABLE_SURFACE } from "@/app/_ui/data/table-cards";
import { Address } from "@/app/_ui/text/address";
import type { ReservesSnapshot } from "@/lib/contract/records/reserves";
import { reserveRows } from "@/lib/domain/platform/reserves";
import { dateFormat } from "@/lib/i18n/date-format";
import { SNAPSHOT_TIME } from "./snapshot-time";

/** The totals of a snapshot, and what names it. */
export async function LatestSnapshot({ snapshot }: { snapshot: ReservesSnapshot }) {
  const [t, common, locale] = await Promise.all([
    getTranslations("reserves"),
    getTranslations("common"),
    getLocale(),
  ]);
  const { takenAt, root, algorithm, auditor, simulated } = snapshot;
  const rows = reserveRows(snapshot);
  const facts: Fact[] = [
    {
      label: t("taken"),
      value: (
        <time dateTime={takenAt}>
          {dateFormat(locale, SNAPSHOT_TIME).format(new Date(takenAt))}
        </time>
      ),
    },
    { label: t("steps.root"), value: <Address value={root} isWhole copyName={t("steps.root")} /> },
    { label: t("method"), value: <bdi dir="ltr">{algorithm}</bdi> },
    ...(auditor ? [{ label: t("auditor"), value: <bdi>{auditor}</bdi> }] : []),
  ];
  const held = rows.filter(({ addresses }) => addresses.length > 0);
  return (
    <>
      <section aria-labelledby="latest" className={`${TABLE_SURFACE} md:pt-5`}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 md:px-6">
          <h2 id="latest" className="text-lg">
            {t("totals")}
          </h2>
          {simulated && <Badge tone="violet">{common("simulated")}</Badge>}
        </div>
        <ReserveTable rows={rows} />
      </section>
      <Card>
        <CardHeading>{t("details")}</CardHeading>
        <FactList facts={facts} />
        {held.length > 0 && (
          <details className="mt-1">
            <summary className="more-summary">{t("addresses")}</summary>
            <div className="mt-2 rounded-inset bg-raised p-4">
              <FactList
                facts={held.map(({ symbol, addresses }) => ({
                  label: symbol,
                  value: addresses.map((address) => (
                    <span key={address} className="block">
                      <Address value={address} isWhole />
                    </span>
                  )),
                }))}
              />
            </div>
          </details>
        )}
      </Card>
    </>
  );
}
