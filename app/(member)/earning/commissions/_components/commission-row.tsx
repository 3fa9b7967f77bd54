import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Counterparty } from "@/app/_shell/transactions/counterparty";
import { Badge } from "@/app/_ui/data/badge";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { Commission } from "@/lib/domain/staking/client";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate, formatUsd } from "@/lib/money/format";

interface CommissionRowProps {
  commission: Commission;
  timeZone: string;
}

/** One commission: from whose purchase, its rate and amount, and whether it was paid or why not. */
export async function CommissionRow({ commission, timeZone }: CommissionRowProps) {
  const [t, common, locale] = await Promise.all([
    getTranslations("commissions"),
    getTranslations("common"),
    getLocale(),
  ]);
  const { type, from, base, rateBps, amount, at, status, withheldBecause } = commission;
  const missing = <NoValue text={common("notAvailable")} />;
  const isWithheld = status === "withheld";
  const reason = withheldBecause
    ? withheldBecause === "receiver_not_valid"
      ? t("reasons.receiver_not_valid")
      : t("reasonOther", { reason: withheldBecause })
    : null;
  const name = type === "direct" || type === "level2" ? t(`types.${type}`) : type;
  return (
    <TableCard title={<span className="font-semibold">{name}</span>}>
      <TableCell label={t("date")}>
        <MemberTime at={at} timeZone={timeZone} />
      </TableCell>
      <TableCell label={t("from")}>{from ? <Counterparty name={from} /> : missing}</TableCell>
      <TableCell label={t("base")}>
        <Amount raw={base} text={formatUsd(base, locale)} />
      </TableCell>
      <TableCell label={t("rate")}>
        {rateBps == null ? (
          missing
        ) : (
          <bdi dir="ltr" className="figures">
            {formatRate(bpsAsPercent(rateBps), locale)}
          </bdi>
        )}
      </TableCell>
      <TableCell label={t("amount")}>
        <Amount
          isPrivate
          raw={amount}
          text={formatUsd(amount, locale)}
          className={isWithheld ? "text-muted line-through" : "text-up"}
        />
      </TableCell>
      <TableCell label={t("status")}>
        {status ? (
          <Badge tone={isWithheld ? "warn" : "up"}>{t(`statuses.${status}`)}</Badge>
        ) : (
          missing
        )}
        {reason && <span className="mt-1 block text-sm font-normal text-muted">{reason}</span>}
      </TableCell>
    </TableCard>
  );
}
