"use client";

import type { Route } from "next";
import { localTime } from "@/app/_shell/local-time";
import { Amount } from "@/app/_ui/amount";
import { Card, CardHeading } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { LinkButton } from "@/app/_ui/link-button";
import { NoValue } from "@/app/_ui/no-value";
import { formatAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { useBalance, useBoard, useGame } from "./board-provider";
import { LimitButton } from "./limit-button";
import { memberClock } from "./member-clock";
import { STAKE_SYMBOL } from "./stake-symbol";

function Merlin({ raw }: { raw: string }) {
  const { locale } = useBoard();
  return <Amount isPrivate raw={raw} text={formatAmount(raw, STAKE_SYMBOL, locale)} />;
}

/** The limit that was asked for and does not hold yet. */
function ComingLimit() {
  const board = useBoard();
  const { limitNext, locale, timeZone } = board;
  const t = board.texts.board;
  if (!limitNext) return null;
  const time = localTime(limitNext.from, locale, timeZone);
  const { amount } = limitNext;
  return (
    <span className="block text-sm font-normal text-muted">
      {amount === null
        ? fillText(t.limitNextNone, { time })
        : fillText(t.limitNext, { time, amount: formatAmount(amount, STAKE_SYMBOL, locale) })}
    </span>
  );
}

/** What the member can stake, has staked today and wants to stake at most. */
export function DayCard() {
  const board = useBoard();
  const t = board.texts.board;
  const { limit } = useGame().value.state;
  const balance = useBalance();
  const facts = [
    {
      label: t.balance,
      value: balance === null ? <NoValue text={t.balanceUnknown} /> : <Merlin raw={balance} />,
    },
    ...(limit
      ? [
          { label: t.stakedToday, value: <Merlin raw={limit.stakedToday} /> },
          {
            label: t.dailyLimit,
            value: (
              <>
                {limit.amount ? <Merlin raw={limit.amount} /> : t.noLimit}
                <ComingLimit />
              </>
            ),
          },
          ...(limit.left ? [{ label: t.limitLeft, value: <Merlin raw={limit.left} /> }] : []),
        ]
      : []),
  ];
  return (
    <Card className="flex flex-col">
      <CardHeading>{t.dayTitle}</CardHeading>
      <FactList facts={facts} />
      {limit?.resetsAt && (
        <p className="mt-4 text-sm text-muted">
          {fillText(t.dayNote, { time: memberClock(limit.resetsAt, board) })}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2.5 pt-5">
        {limit && <LimitButton />}
        <LinkButton size="small" href={walletPath(STAKE_SYMBOL) as Route} prefetch={false}>
          {t.getMerlin}
        </LinkButton>
      </div>
    </Card>
  );
}
