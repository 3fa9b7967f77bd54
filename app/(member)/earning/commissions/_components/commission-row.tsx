import { UserPlus, Users } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { TextLink } from "@/app/_shell/forms/text-link";
import { momentFacts } from "@/app/_shell/list/moment-facts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Counterparty } from "@/app/_shell/transactions/counterparty";
import { Badge } from "@/app/_ui/data/badge";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { Commission } from "@/lib/domain/team/client";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { BASE_CURRENCY, formatRate, formatRowAmount } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";

interface CommissionRowProps {
  commission: Commission;
  timeZone: string;
}

/** All that is known of a commission: from whose purchase, at which rate, whether it was paid or why not. */
async function CommissionDetails({ commission, timeZone }: CommissionRowProps) {
  const [t, detail, locale, moment] = await Promise.all([
    getTranslations("commissions"),
    getTranslations("transactionDetail"),
    getLocale(),
    momentFacts(commission.at, timeZone),
  ]);
  const { id, from, base, rateBps, amount, passedOn, status, withheldBecause, transactionId } =
    commission;
  const reason =
    withheldBecause === "receiver_not_valid"
      ? t("reasons.receiver_not_valid")
      : t("reasonOther", { reason: withheldBecause ?? "" });
  const exact = (raw: string, isPrivate = false) => (
    <ExactAmount isPrivate={isPrivate} raw={raw} symbol={BASE_CURRENCY} locale={locale} />
  );
  const facts: Fact[] = [
    ...(from ? [{ label: t("from"), value: <Counterparty isWhole name={from} /> }] : []),
    { label: t("base"), value: exact(base) },
    ...(rateBps == null
      ? []
      : [
          {
            label: t("rate"),
            value: <bdi dir="ltr">{formatRate(bpsAsPercent(rateBps), locale)}</bdi>,
          },
        ]),
    { label: t("amount"), value: exact(amount, true) },
    ...(passedOn ? [{ label: t("passedOn"), value: exact(passedOn, true) }] : []),
    ...(status ? [{ label: t("status"), value: t(`statuses.${status}`) }] : []),
    ...moment,
    { label: detail("id"), value: <bdi className="figures wrap-anywhere">{id}</bdi> },
    ...(transactionId == null
      ? []
      : [
          {
            label: detail("heading"),
            value: <TextLink href={transactionPath(transactionId)}>{transactionId}</TextLink>,
          },
        ]),
  ];
  return (
    <AllDigits>
      <FactList facts={facts} />
      {withheldBecause && <p className="mt-3 text-md text-muted">{reason}</p>}
    </AllDigits>
  );
}

/** One commission: from whom, when, and how much it is. */
export async function CommissionRow({ commission, timeZone }: CommissionRowProps) {
  const [t, locale] = await Promise.all([getTranslations("commissions"), getLocale()]);
  const { id, type, from, amount, at, status } = commission;
  const isWithheld = status === "withheld";
  const name = type === "direct" || type === "level2" ? t(`types.${type}`) : type;
  return (
    <ListRow
      ids={id}
      disc={<SignDisc sign={type === "direct" ? UserPlus : Users} />}
      title={
        <RowSheet
          title={name}
          details={<CommissionDetails commission={commission} timeZone={timeZone} />}
        >
          {name}
        </RowSheet>
      }
      chip={isWithheld && <Badge tone="warn">{t("statuses.withheld")}</Badge>}
      text={
        <>
          <MemberTime at={at} timeZone={timeZone} look="short" />
          {from && (
            <>
              {" · "}
              <Counterparty name={from} />
            </>
          )}
        </>
      }
      amount={
        <Amount
          isPrivate
          raw={amount}
          text={formatRowAmount(amount, BASE_CURRENCY, locale, !isWithheld)}
          className={isWithheld ? "text-muted line-through" : "text-up"}
        />
      }
      value={isWithheld && <span className="text-warn md:hidden">{t("statuses.withheld")}</span>}
    />
  );
}
