import { getLocale, getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Address } from "@/app/_ui/text/address";
import type { ReservesSnapshot } from "@/lib/contract/records/reserves";
import { dateFormat } from "@/lib/i18n/date-format";
import { SNAPSHOT_TIME } from "./snapshot-time";

/** When each was taken, and the root that its proofs lead to. */
export async function EarlierSnapshots({
  snapshots,
}: {
  snapshots: readonly Pick<ReservesSnapshot, "id" | "takenAt" | "root">[];
}) {
  const [t, locale] = await Promise.all([getTranslations("reserves"), getLocale()]);
  return (
    <Card>
      <CardHeading>{t("earlier")}</CardHeading>
      <ul className="divide-y divide-line">
        {snapshots.map(({ id, takenAt, root }) => (
          <li key={id} className="grid gap-1 py-3 first:pt-0 last:pb-0 text-md">
            <time dateTime={takenAt} className="font-medium">
              {dateFormat(locale, SNAPSHOT_TIME).format(new Date(takenAt))}
            </time>
            <Address value={root} isWhole className="text-sm text-muted" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
