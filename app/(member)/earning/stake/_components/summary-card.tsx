import { getLocale, getTranslations } from "next-intl/server";
import { CountdownTo } from "@/app/_shell/time/countdown-to";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Stat, StatGroup } from "@/app/_ui/data/stat";
import { Amount } from "@/app/_ui/text/amount";
import { readStakingSummary } from "@/lib/domain/staking/server";
import { breakable, formatAmount } from "@/lib/money/format";
import { STAKED_SYMBOL } from "../../_components/staked-symbol";

/** What is staked, locked and received, and the next reward; nothing without the service. */
export async function SummaryCard() {
  const [t, locale, summary] = await Promise.all([
    getTranslations("staking.summary"),
    getLocale(),
    readStakingSummary(),
  ]);
  if (!summary) return null;
  const { nextPayout, nextPayoutAt, serverTime } = summary;
  const symbol = summary.symbol ?? STAKED_SYMBOL;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={breakable(formatAmount(raw, symbol, locale))} />
  );
  const until = nextPayoutAt && <CountdownTo until={nextPayoutAt} serverNow={serverTime} />;
  return (
    <Card aria-label={t("label")}>
      <StatGroup>
        <Stat size="fitting" label={t("staked")} value={amount(summary.staked)} />
        <Stat
          size="fitting"
          label={t("accrued")}
          value={amount(summary.accrued)}
          note={t("accruedNote")}
        />
        <Stat size="fitting" label={t("received")} value={amount(summary.earnedTotal)} />
        <Stat
          size="fitting"
          label={t("next")}
          value={nextPayout ? amount(nextPayout) : (until ?? <NoPosition text={t("none")} />)}
          note={nextPayout && until ? t.rich("nextIn", { time: () => until }) : undefined}
        />
      </StatGroup>
      <CutFacts
        symbol={symbol}
        locale={locale}
        facts={[
          { label: t("staked"), raw: summary.staked },
          { label: t("accrued"), raw: summary.accrued },
          { label: t("received"), raw: summary.earnedTotal },
          { label: t("next"), raw: nextPayout },
        ]}
      />
    </Card>
  );
}

function NoPosition({ text }: { text: string }) {
  return <span className="text-base font-medium tracking-normal text-muted">{text}</span>;
}
