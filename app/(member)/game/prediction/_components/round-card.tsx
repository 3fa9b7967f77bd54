"use client";

import { RotateCcw } from "lucide";
import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import type { PredictionRound } from "@/lib/contract/prediction";
import { type Outcome, roundOutcome } from "@/lib/domain/prediction/outcome";
import { priceMove } from "@/lib/domain/prediction/price-move";
import { formatUsd } from "@/lib/money/format";
import { useGame, usePredictionBoard } from "./board-provider";
import { OpenRound } from "./open-round";
import { OwnEntry } from "./own-entry";
import { MoveLine } from "./price/move-line";
import { RoundCountdown } from "./round-countdown";
import { RoundFrame } from "./round-frame";
import { RoundPools } from "./round-pools";
import { DIRECTION_COLOURS, DIRECTION_TINTS, SideSign } from "./side-sign";

/** A price of BTC with two decimals; all of them are in its `data-amount`. */
function BtcPrice({ price, className = "" }: { price: string; className?: string }) {
  const { locale } = usePredictionBoard();
  return <Amount raw={price} text={formatUsd(price, locale)} className={className} />;
}

interface PriceFactsProps {
  lock: string | null;
  /** The close price, or the present one while the round runs. */
  end: { readonly label: string; readonly price: string | null };
  /** No price comes any more that is not there. */
  isOver?: boolean;
}

/** Lock price, what it is compared with, and the change between them. */
function PriceFacts({ lock, end, isOver = false }: PriceFactsProps) {
  const t = useTranslations("prediction.round");
  const rows = [
    { label: t("lockPrice"), price: lock },
    { label: end.label, price: end.price },
  ].filter(({ price }) => price !== null || !isOver);
  return (
    <dl className="grid gap-1.5 text-md">
      {rows.map(({ label, price }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold">
            {price === null ? (
              <span className="text-sm font-normal text-muted">{t("waitingPrice")}</span>
            ) : (
              <BtcPrice price={price} />
            )}
          </dd>
        </div>
      ))}
      {lock !== null && end.price !== null && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-sm text-muted">{t("change")}</dt>
          <dd className="text-sm">
            <MoveLine from={lock} to={end.price} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How the member's side stands against the lock price; nothing is decided by it. */
function Standing({ round, price }: { round: PredictionRound; price: string | null }) {
  const t = useTranslations("prediction.round");
  if (!round.me || !round.lockPrice || price === null) return null;
  const { direction } = priceMove(round.lockPrice, price);
  const text =
    direction === "flat"
      ? t("levelNow")
      : direction === round.me.side
        ? t("aheadNow")
        : t("behindNow");
  return <p className="text-sm text-muted">{text}</p>;
}

/** A round between its lock and its result. */
function RunningRound({ round }: { round: PredictionRound }) {
  const t = useTranslations("prediction.round");
  const { price = null } = useGame().value.state;
  const isLive = round.status === "live";
  return (
    <>
      {isLive ? (
        <RoundCountdown
          label={t("closes")}
          until={round.closeAt}
          epoch={round.epoch}
          spoken="live"
        />
      ) : (
        <p role="status" className="text-md text-muted">
          {t("calculatingText")}
        </p>
      )}
      <PriceFacts
        lock={round.lockPrice ?? null}
        end={
          isLive
            ? { label: t("livePrice"), price }
            : { label: t("closePrice"), price: round.closePrice ?? null }
        }
      />
      <RoundPools round={round} />
      {round.me && (
        <div className="mt-auto grid gap-2">
          <OwnEntry me={round.me} />
          {isLive && <Standing round={round} price={price} />}
        </div>
      )}
    </>
  );
}

function OutcomeBanner({ outcome }: { outcome: Outcome }) {
  const t = useTranslations("prediction.round");
  const winner = outcome === "up" || outcome === "down" ? outcome : null;
  const look = winner ?? "flat";
  return (
    <p
      className={`flex items-center gap-2 rounded-inset px-3 py-2.5 text-base font-semibold ${DIRECTION_TINTS[look]} ${winner ? DIRECTION_COLOURS[winner] : "text-text"}`}
    >
      {winner ? <SideSign direction={winner} size={18} /> : <Icon node={RotateCcw} size={18} />}
      {t(`outcomes.${outcome}`)}
    </p>
  );
}

/** A round that is over: closed up or down, or refunded. */
function EndedRound({ round }: { round: PredictionRound }) {
  const t = useTranslations("prediction.round");
  const outcome = roundOutcome(round) ?? "cancelled";
  const winner = outcome === "up" || outcome === "down" ? outcome : undefined;
  const { lockPrice = null, closePrice = null } = round;
  return (
    <>
      <OutcomeBanner outcome={outcome} />
      {outcome !== "up" && outcome !== "down" && (
        <p className="text-sm text-muted">{t(`reasons.${outcome}`)}</p>
      )}
      {(lockPrice !== null || closePrice !== null) && (
        <PriceFacts lock={lockPrice} end={{ label: t("closePrice"), price: closePrice }} isOver />
      )}
      <RoundPools round={round} winner={winner} />
      {round.me && (
        <div className="mt-auto">
          <OwnEntry me={round.me} />
        </div>
      )}
    </>
  );
}

function LazyRound({ round }: { round: PredictionRound }) {
  const t = useTranslations("prediction.round");
  return (
    <>
      <RoundCountdown label={t("opens")} until={round.startAt} epoch={round.epoch} />
      <p className="text-md text-muted">{t("laterText")}</p>
    </>
  );
}

const BODIES = {
  later: LazyRound,
  open: OpenRound,
  live: RunningRound,
  calculating: RunningRound,
  closed: EndedRound,
  cancelled: EndedRound,
} as const;

/** One round, as its state asks. */
export function PredictionRoundCard({ round }: { round: PredictionRound }) {
  const Body = BODIES[round.status];
  return (
    <RoundFrame round={round}>
      <Body round={round} />
    </RoundFrame>
  );
}
