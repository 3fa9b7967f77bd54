import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Card, CardHeading } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { LinkButton } from "@/app/_ui/link-button";
import { readStakingSummary } from "@/lib/earning/server";
import { formatAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { STAKED_SYMBOL } from "../../_components/staked-symbol";
import { TimeUntil } from "../../_components/time-until";

/** What is staked and has been received for it, and when the next reward is due. */
export async function StakingCard() {
  const [t, locale, summary] = await Promise.all([
    getTranslations("earningOverview"),
    getLocale(),
    readStakingSummary(),
  ]);
  const symbol = summary?.symbol ?? STAKED_SYMBOL;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, symbol, locale)} />
  );
  return (
    <Card className="flex h-full flex-col">
      <CardHeading>{t("stakingTitle")}</CardHeading>
      {summary ? (
        <FactList
          facts={[
            { label: t("staked"), value: amount(summary.staked) },
            { label: t("accrued"), value: amount(summary.accrued) },
            { label: t("received"), value: amount(summary.earnedTotal) },
            ...(summary.nextPayoutAt
              ? [
                  {
                    label: t("nextReward"),
                    value: (
                      <TimeUntil until={summary.nextPayoutAt} serverTime={summary.serverTime} />
                    ),
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <p className="text-md text-muted">{t("stakingMissing")}</p>
      )}
      <div className="mt-auto pt-5">
        <LinkButton href={PAGES.stake.path} tone="primary" className="w-full">
          {t("openStake")}
        </LinkButton>
      </div>
    </Card>
  );
}
