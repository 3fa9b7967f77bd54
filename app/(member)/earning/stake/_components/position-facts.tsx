import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MemberTime } from "@/app/_shell/time/member-time";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Amount } from "@/app/_ui/text/amount";
import type { PositionView, StakingReward } from "@/lib/domain/staking/position";
import { formatAmount } from "@/lib/money/format";
import { STAKED_SYMBOL } from "../../_components/staked-symbol";
import { utcDayText } from "../../_components/utc-day-text";

interface PositionFactsProps {
  position: PositionView;
  latest: StakingReward | null;
  timeZone: string;
}

/** The figures and dates of a position; all digits are one press away. */
export async function PositionFacts({ position, latest, timeZone }: PositionFactsProps) {
  const [t, locale, day] = await Promise.all([
    getTranslations("staking.positions"),
    getLocale(),
    latest && utcDayText(latest.day),
  ]);
  const { principal, perDay, accrued, paid, isLocked, status } = position;
  const symbol = position.symbol ?? STAKED_SYMBOL;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, symbol, locale)} />
  );
  const isActive = status === "active";
  const facts: (readonly [string, ReactNode] | null)[] = [
    [t("principal"), amount(principal)],
    isActive && perDay ? [t("perDay"), amount(perDay)] : null,
    isActive && isLocked ? [t("accrued"), amount(accrued)] : null,
    paid !== null && !(isActive && isLocked) ? [t("paid"), amount(paid)] : null,
    latest
      ? [
          t("latest"),
          <>
            {amount(latest.amount)}{" "}
            <span className="block text-sm font-normal text-muted">
              {t("latestOf", { day: day ?? latest.day })}
            </span>
          </>,
        ]
      : null,
    [t("started"), <MemberTime key="started" at={position.startedAt} timeZone={timeZone} />],
    ...(
      [
        ["accrualFrom", isActive ? position.accrualFrom : null],
        ["matures", position.maturesAt],
        ["closed", status === "matured" ? null : position.closedAt],
      ] as const
    ).map(([key, at]) =>
      at ? ([t(key), <MemberTime key={key} at={at} timeZone={timeZone} />] as const) : null,
    ),
  ];
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-2.5">
        {facts.flatMap((fact) =>
          fact ? (
            <div key={fact[0]} className="min-w-0">
              <dt className="text-sm text-muted">{fact[0]}</dt>
              <dd className="figures mt-0.5 text-base font-medium">{fact[1]}</dd>
            </div>
          ) : (
            []
          ),
        )}
      </dl>
      <div className="empty:hidden pointer-coarse:pt-2.5">
        <CutFacts
          symbol={symbol}
          locale={locale}
          facts={[
            { label: t("principal"), raw: principal },
            { label: t("perDay"), raw: isActive ? perDay : null },
            { label: t("accrued"), raw: isActive && isLocked ? accrued : null },
            { label: t("paid"), raw: isActive && isLocked ? null : paid },
            { label: t("latest"), raw: latest?.amount },
          ]}
        />
      </div>
    </>
  );
}
