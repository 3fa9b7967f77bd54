"use client";

import { RotateCcw } from "lucide";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/app/_ui/data/badge";
import { Icon } from "@/app/_ui/data/icon";
import { lazyPart } from "@/app/_ui/live/lazy-part";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import type { PredictionRound } from "@/lib/contract/prediction";
import { MERLIN } from "@/lib/contract/values/tokens";
import { type Outcome, roundOutcome } from "@/lib/domain/prediction/outcome";
import { multipleOf, potOf } from "@/lib/domain/prediction/payout";
import { priceMove } from "@/lib/domain/prediction/price-move";
import { formatAmount, formatPoints, formatUsd } from "@/lib/money/format";
import { useGame, usePredictionBoard } from "./board-provider";
import { memberClock } from "./member-clock";
import { OwnEntry } from "./own-entry";
import { MoveLine } from "./price/move-line";
import { RoundClock } from "./round-countdown";
import { ROUND_TONES } from "./round-tones";
import { SIDES } from "./side-pools";
import { DIRECTION_COLOURS, SideSign } from "./side-sign";

const RoundDetails = lazyPart(async () => (await import("./round-details")).RoundDetails);

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="figures ms-auto text-end font-medium">{children}</dd>
    </div>
  );
}

function PriceLine({ label, price }: { label: string; price: string | null | undefined }) {
  const { locale } = usePredictionBoard();
  const t = useTranslations("prediction.round");
  return (
    <Line label={label}>
      {price ? (
        <Amount raw={price} text={formatUsd(price, locale)} />
      ) : (
        <span className="font-normal text-muted">{t("waitingPrice")}</span>
      )}
    </Line>
  );
}

function Move({ from, to }: { from: string | null | undefined; to: string | null | undefined }) {
  const t = useTranslations("prediction.round");
  if (!from || !to) return null;
  return (
    <Line label={t("change")}>
      <MoveLine from={from} to={to} />
    </Line>
  );
}

function OutcomeLine({ outcome }: { outcome: Outcome }) {
  const t = useTranslations("prediction.round");
  const winner = outcome === "up" || outcome === "down" ? outcome : null;
  return (
    <p
      className={`flex items-center gap-1.5 text-md font-semibold ${winner ? DIRECTION_COLOURS[winner] : "text-text"}`}
    >
      {winner ? <SideSign direction={winner} /> : <Icon node={RotateCcw} size={16} />}
      {t(`outcomes.${outcome}`)}
    </p>
  );
}

/** What a round's card says in its state. */
function RoundLines({ round }: { round: PredictionRound }) {
  const { locale } = usePredictionBoard();
  const { feeBps, price = null } = useGame().value.state;
  const t = useTranslations("prediction.round");
  const { epoch, status, lockPrice, closePrice } = round;
  const clock = (until: string, spoken?: "live") => (
    <RoundClock until={until} epoch={epoch} spoken={spoken} className="" />
  );
  switch (status) {
    case "later":
      return <Line label={t("opens")}>{clock(round.startAt)}</Line>;
    case "open":
      return SIDES.map((side) => {
        const multiple = multipleOf(round, side, feeBps);
        return (
          <Line key={side} label={t(`sides.${side}`)}>
            {multiple === null ? (
              t("noMultiple")
            ) : (
              <bdi>{t("multiple", { multiple: formatPoints(multiple, locale) })}</bdi>
            )}
          </Line>
        );
      });
    case "live":
      return (
        <>
          <Line label={t("closes")}>{clock(round.closeAt, "live")}</Line>
          <PriceLine label={t("lockPrice")} price={lockPrice} />
          <Move from={lockPrice} to={price} />
        </>
      );
    default:
      return (
        <>
          {closePrice && <PriceLine label={t("closePrice")} price={closePrice} />}
          <Move from={lockPrice} to={closePrice} />
        </>
      );
  }
}

/** How the member's side stands against the lock price; nothing is decided by it. */
function Standing({ round }: { round: PredictionRound }) {
  const { price = null } = useGame().value.state;
  const t = useTranslations("prediction.round");
  if (round.status !== "live" || !round.me || !round.lockPrice || price === null) return null;
  const { direction } = priceMove(round.lockPrice, price);
  const text =
    direction === "flat"
      ? t("levelNow")
      : direction === round.me.side
        ? t("aheadNow")
        : t("behindNow");
  return <p className="text-sm text-muted">{text}</p>;
}

/** One round in a few lines, as its state asks; a press opens all that is known of it. */
export function PredictionRoundCard({ round }: { round: PredictionRound }) {
  const board = usePredictionBoard();
  const t = useTranslations("prediction.round");
  const { epoch, status, lockAt, closeAt } = round;
  const id = `round-${epoch}`;
  const pot = potOf(round);
  const outcome = roundOutcome(round);
  return (
    <article
      aria-labelledby={id}
      data-round={status}
      className={`relative flex h-full flex-col gap-2.5 rounded-card border bg-surface p-4 shadow-card hover:bg-raised ${status === "open" ? "border-accent" : "border-line"}`}
    >
      <div>
        <div className="flex items-center justify-between gap-2">
          <h3 id={id} className="figures min-w-0 text-base">
            <RowSheet title={t("title", { epoch })} details={<RoundDetails round={round} />}>
              {t("title", { epoch })}
            </RowSheet>
          </h3>
          <Badge tone={ROUND_TONES[status]}>{t(`statuses.${status}`)}</Badge>
        </div>
        <p className="figures text-sm text-muted">
          <bdi>
            {t("times", { lock: memberClock(lockAt, board), close: memberClock(closeAt, board) })}
          </bdi>
        </p>
      </div>
      {outcome && <OutcomeLine outcome={outcome} />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {status === "calculating" && t("calculatingText")}
      </p>
      <dl className="grid gap-1 text-sm">
        <RoundLines round={round} />
        <Line label={t("pot")}>
          <Amount raw={pot} text={formatAmount(pot, MERLIN, board.locale)} />
        </Line>
      </dl>
      {round.me && (
        <div className="mt-auto grid gap-1.5">
          <OwnEntry me={round.me} />
          <Standing round={round} />
        </div>
      )}
    </article>
  );
}
