import type { Route } from "next";
import Link from "next/link";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
import { Amount } from "@/app/_ui/text/amount";
import { VolumePoints } from "@/app/_ui/text/volume-points";
import type { Settlement } from "@/lib/domain/team/server";
import { knownMissing, percentOfFactor } from "@/lib/domain/team/settlement";
import { compareAmounts } from "@/lib/money/decimal";
import { formatRate, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { transactionPath } from "@/lib/paths";

/** What was special about a day: above the cap, scaled down, or nothing matched and why. */
async function Remarks({ settlement }: { settlement: Settlement }) {
  const [t, reasons, locale] = await Promise.all([
    getTranslations("team.settlements"),
    getTranslations("team.missing.reasons"),
    getLocale(),
  ]);
  const { flushed, factor, missing } = settlement;
  const lines = knownMissing(missing ?? []).map((code) => reasons(code));
  if (flushed && !isZero(flushed)) {
    lines.push(t("flushed", { amount: formatUsd(flushed, locale) }));
  }
  if (factor && compareAmounts(factor, "1") < 0) {
    lines.push(t("scaled", { percent: formatRate(percentOfFactor(factor), locale) }));
  }
  return lines.map((line) => (
    <span key={line} className="block text-sm text-muted">
      {line}
    </span>
  ));
}

/** One UTC day: what was open, what was matched and paid, and what carries. */
export async function SettlementRow({ settlement }: { settlement: Settlement }) {
  const [t, common, format, locale] = await Promise.all([
    getTranslations("team.settlements"),
    getTranslations("common"),
    getFormatter(),
    getLocale(),
  ]);
  const { day, bonus, transactionId } = settlement;
  const missingText = common("notAvailable");
  const points = (raw: string | null | undefined) => (
    <VolumePoints {...{ raw, locale, missingText }} />
  );
  const paid = <Amount isPrivate raw={bonus} text={formatUsd(bonus, locale)} />;
  return (
    <TableCard
      title={
        <>
          <time dateTime={day} className="figures font-medium">
            {format.dateTime(new Date(day), {
              day: "numeric",
              month: "short",
              year: "numeric",
              timeZone: "UTC",
            })}
          </time>
          <Remarks settlement={settlement} />
        </>
      }
    >
      <TableCell label={t("left")}>{points(settlement.left)}</TableCell>
      <TableCell label={t("right")}>{points(settlement.right)}</TableCell>
      <TableCell label={t("matched")}>{points(settlement.matched)}</TableCell>
      <TableCell label={t("bonus")}>
        {transactionId ? (
          <Link
            href={transactionPath(transactionId) as Route}
            aria-label={t("openTransaction", { amount: formatUsd(bonus, locale) })}
            className="relative font-semibold text-accent-text after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            {paid}
          </Link>
        ) : (
          paid
        )}
      </TableCell>
      <TableCell label={t("carryLeft")}>{points(settlement.carryLeft)}</TableCell>
      <TableCell label={t("carryRight")}>{points(settlement.carryRight)}</TableCell>
    </TableCard>
  );
}
