import { Scale } from "lucide";
import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { Link } from "@/app/_ui/navigation/link";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import { VolumePoints } from "@/app/_ui/text/volume-points";
import type { Settlement } from "@/lib/domain/team/server";
import { knownMissing, percentOfFactor } from "@/lib/domain/team/settlement";
import { dateFormat } from "@/lib/i18n/date-format";
import { compareAmounts } from "@/lib/money/decimal";
import { BASE_CURRENCY, formatRate, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { transactionPath } from "@/lib/paths";

interface SettlementProps {
  settlement: Settlement;
}

/** What was special about a day: above the cap, scaled down, or nothing matched and why. */
async function Remarks({ settlement }: SettlementProps) {
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
    <p key={line} className="text-md text-muted">
      {line}
    </p>
  ));
}

/** What was open on a day, what was matched and paid, and what carries. */
async function SettlementDetails({ settlement, date }: SettlementProps & { date: string }) {
  const [t, next, common, locale] = await Promise.all([
    getTranslations("team.settlements"),
    getTranslations("team.next"),
    getTranslations("common"),
    getLocale(),
  ]);
  const { bonus, transactionId } = settlement;
  const missingText = common("notAvailable");
  const points = (raw: string | null | undefined) => (
    <VolumePoints {...{ raw, locale, missingText }} />
  );
  const paid = <Amount isPrivate raw={bonus} text={formatUsd(bonus, locale)} />;
  return (
    <div className="grid gap-4">
      <Remarks settlement={settlement} />
      <FactList
        facts={[
          { label: t("day"), value: date },
          { label: t("left"), value: points(settlement.left) },
          { label: t("right"), value: points(settlement.right) },
          { label: t("matched"), value: points(settlement.matched) },
          {
            label: t("bonus"),
            value: transactionId ? (
              <Link
                href={transactionPath(transactionId) as Route}
                aria-label={t("openTransaction", { amount: formatUsd(bonus, locale) })}
                className="relative text-accent-text after:absolute after:-inset-x-2 after:-inset-y-3"
              >
                {paid}
              </Link>
            ) : (
              paid
            ),
          },
          { label: t("carryLeft"), value: points(settlement.carryLeft) },
          { label: t("carryRight"), value: points(settlement.carryRight) },
        ]}
      />
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[
          { label: t("bonus"), raw: bonus },
          { label: next("flushed"), raw: settlement.flushed },
        ]}
      />
    </div>
  );
}

/** One UTC day: what it paid and what was matched for it. */
export async function SettlementRow({ settlement }: SettlementProps) {
  const [t, common, locale] = await Promise.all([
    getTranslations("team.settlements"),
    getTranslations("common"),
    getLocale(),
  ]);
  const { day, bonus, matched } = settlement;
  const date = dateFormat(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(day));
  return (
    <ListRow
      ids={day}
      disc={<SignDisc sign={Scale} />}
      title={
        <RowSheet title={date} details={<SettlementDetails settlement={settlement} date={date} />}>
          <time dateTime={day} className="figures">
            {date}
          </time>
        </RowSheet>
      }
      text={
        <>
          {t("matched")}{" "}
          <VolumePoints raw={matched} locale={locale} missingText={common("notAvailable")} />
        </>
      }
      amount={
        <Amount
          isPrivate
          raw={bonus}
          text={formatUsd(bonus, locale)}
          className={isZero(bonus) ? "" : "text-up"}
        />
      }
    />
  );
}
