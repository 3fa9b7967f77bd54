import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Card, CardHeading } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { LinkButton } from "@/app/_ui/link-button";
import { formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { readTeamSummary } from "@/lib/team/server";
import { TimeUntil } from "../../_components/time-until";

/** Commissions of this month and in all, and when the legs are settled next. */
export async function CommissionCard() {
  const [t, locale, summary] = await Promise.all([
    getTranslations("earningOverview"),
    getLocale(),
    readTeamSummary(),
  ]);
  const commission = summary?.commission;
  const amount = (raw: string) => <Amount isPrivate raw={raw} text={formatUsd(raw, locale)} />;
  return (
    <Card className="flex h-full flex-col">
      <CardHeading>{t("commissionsTitle")}</CardHeading>
      {commission ? (
        <FactList
          facts={[
            { label: t("month"), value: amount(commission.month) },
            { label: t("inAll"), value: amount(commission.total) },
            ...(summary.nextSettlementAt
              ? [
                  {
                    label: t("nextSettlement"),
                    value: (
                      <TimeUntil until={summary.nextSettlementAt} serverTime={summary.serverTime} />
                    ),
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <p className="text-md text-muted">{t("commissionsMissing")}</p>
      )}
      <div className="mt-auto pt-5">
        <LinkButton href={PAGES.commissions.path} className="w-full">
          {t("openCommissions")}
        </LinkButton>
      </div>
    </Card>
  );
}
