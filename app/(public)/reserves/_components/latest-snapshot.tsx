import { getLocale, getTranslations } from "next-intl/server";
import { ReserveTable } from "@/app/_shell/list/reserve-table";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Address } from "@/app/_ui/text/address";
import type { ReservesSnapshot } from "@/lib/contract/records/reserves";
import { reserveRows } from "@/lib/domain/platform/reserves";
import { dateFormat } from "@/lib/i18n/date-format";
import { SNAPSHOT_TIME } from "./snapshot-time";

/** The totals of a snapshot, and what names it. */
export async function LatestSnapshot({ snapshot }: { snapshot: ReservesSnapshot }) {
  const [t, locale] = await Promise.all([getTranslations("reserves"), getLocale()]);
  const { takenAt, root, algorithm, auditor } = snapshot;
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
      <ReserveTable rows={rows} isSimulated={snapshot.simulated === true} />
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
