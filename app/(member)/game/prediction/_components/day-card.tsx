"use client";

import type { Route } from "next";
import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { Link } from "@/app/_ui/navigation/link";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { MERLIN } from "@/lib/contract/values/tokens";
import { formatAmount, formatFullAmount } from "@/lib/money/format";
import { useBalance, useGame, useLimitNext, usePredictionBoard } from "./board-provider";
import { memberClock } from "./member-clock";

const load = async () => (await import("./limit/limit-modal")).LimitModal;
const preload = () => preloadDialog(load);

/** Opens the dialog for the member's own daily limit. */
function LimitButton() {
  const t = useTranslations("prediction.board");
  const { limit } = useGame().value.state;
  const { opened, open, close } = useLazyDialog<null>();

  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => open(load, null)}
      >
        {t(limit?.amount ? "changeLimit" : "setLimit")}
      </Button>
      {opened && <opened.Dialog onClose={close} />}
    </>
  );
}

function Merlin({ raw }: { raw: string }) {
  const { locale } = usePredictionBoard();
  return <Amount isPrivate raw={raw} text={formatAmount(raw, MERLIN, locale)} />;
}

function ComingLimit() {
  const limitNext = useLimitNext();
  const { locale, timeZone } = usePredictionBoard();
  const t = useTranslations("prediction.board");
  if (!limitNext) return null;
  const time = localTime(limitNext.from, locale, timeZone);
  const { amount } = limitNext;
  return (
    <span className="block text-sm font-normal text-muted">
      {amount === null
        ? t("limitNextNone", { time })
        : t("limitNext", { time, amount: formatFullAmount(amount, MERLIN, locale) })}
    </span>
  );
}

/** What the member can stake, has staked today and wants to stake at most. */
export function DayCard() {
  const board = usePredictionBoard();
  const t = useTranslations("prediction.board");
  const { limit } = useGame().value.state;
  const balance = useBalance();
  const facts = [
    {
      label: t("balance"),
      value: (
        <>
          {balance === null ? <NoValue text={t("balanceUnknown")} /> : <Merlin raw={balance} />}
          {" · "}
          <Link href={board.moreHref as Route} className="touch-area text-accent-text">
            {t("getMerlin")}
          </Link>
        </>
      ),
    },
    ...(limit
      ? [
          { label: t("stakedToday"), value: <Merlin raw={limit.stakedToday} /> },
          {
            label: t("dailyLimit"),
            value: (
              <>
                {limit.amount ? <Merlin raw={limit.amount} /> : t("noLimit")}
                <ComingLimit />
              </>
            ),
          },
          ...(limit.left ? [{ label: t("limitLeft"), value: <Merlin raw={limit.left} /> }] : []),
        ]
      : []),
  ];
  return (
    <Card className="max-md:p-4">
      <CardHeading aside={limit && <LimitButton />}>{t("dayTitle")}</CardHeading>
      <FactList facts={facts} />
      <CutFacts
        symbol={MERLIN}
        locale={board.locale}
        facts={[
          { label: t("balance"), raw: balance },
          { label: t("stakedToday"), raw: limit?.stakedToday },
          { label: t("dailyLimit"), raw: limit?.amount },
          { label: t("limitLeft"), raw: limit?.left },
        ]}
      />
      {limit?.resetsAt && (
        <p className="mt-3 text-sm text-muted">
          {board.timeZone === "UTC"
            ? t("dayNoteUtc")
            : t("dayNote", { time: memberClock(limit.resetsAt, board) })}
        </p>
      )}
    </Card>
  );
}
