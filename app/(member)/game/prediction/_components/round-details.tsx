"use client";

import { useTranslations } from "next-intl";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import type { PredictionRound } from "@/lib/contract/prediction";
import { MERLIN } from "@/lib/contract/values/tokens";
import { isOver, roundOutcome } from "@/lib/domain/prediction/outcome";
import { feePercent, potOf } from "@/lib/domain/prediction/payout";
import { takenFeeOf } from "@/lib/domain/prediction/settled";
import {
  BASE_CURRENCY,
  formatAmount,
  formatPoints,
  formatRate,
  formatUsd,
} from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { useGame, usePredictionBoard } from "./board-provider";
import { OwnEntry } from "./own-entry";
import { RoundProofButton } from "./round-proof";
import { SidePools } from "./side-pools";

/** All that is known of a round: why it ended so, both prices, its sides, the pot and the own entry. */
export function RoundDetails({ round }: { round: PredictionRound }) {
  const { locale, hasProofs } = usePredictionBoard();
  const { feeBps, price: livePrice } = useGame().value.state;
  const t = useTranslations("prediction.round");
  const outcome = roundOutcome(round);
  const winner = outcome === "up" || outcome === "down" ? outcome : undefined;
  const merlin = (raw: string) => <Amount raw={raw} text={formatAmount(raw, MERLIN, locale)} />;
  const price = (raw: string) => <Amount raw={raw} text={formatUsd(raw, locale)} />;
  const { lockPrice, closePrice, players, house } = round;
  const takenFee = takenFeeOf(round);
  const dueFee = !isOver(round) && <bdi dir="ltr">{formatRate(feePercent(feeBps), locale)}</bdi>;
  const fee = takenFee ? merlin(takenFee) : dueFee;
  const facts: Fact[] = [
    ...(lockPrice ? [{ label: t("lockPrice"), value: price(lockPrice) }] : []),
    ...(round.status === "live" && livePrice
      ? [{ label: t("livePrice"), value: price(livePrice) }]
      : []),
    ...(closePrice ? [{ label: t("closePrice"), value: price(closePrice) }] : []),
    { label: t("pot"), value: merlin(potOf(round)) },
    ...(fee ? [{ label: t("feeWithin"), value: fee }] : []),
    ...(typeof players === "number"
      ? [{ label: t("players"), value: formatPoints(String(players), locale) }]
      : []),
    ...(house && !isZero(house) ? [{ label: t("house"), value: merlin(house) }] : []),
  ];
  return (
    <div className="grid gap-5">
      {outcome && outcome !== "up" && outcome !== "down" && (
        <p className="text-md text-muted">{t(`reasons.${outcome}`)}</p>
      )}
      <SidePools round={round} winner={winner} />
      <div>
        <FactList facts={facts} />
        <CutFacts
          isPublic
          symbol={MERLIN}
          locale={locale}
          facts={[
            { label: t("lockPrice"), raw: lockPrice, symbol: BASE_CURRENCY },
            { label: t("closePrice"), raw: closePrice, symbol: BASE_CURRENCY },
            { label: t("sides.up"), raw: round.upPool },
            { label: t("sides.down"), raw: round.downPool },
            { label: t("pot"), raw: potOf(round) },
            { label: t("feeWithin"), raw: takenFee },
            { label: t("house"), raw: house },
          ]}
        />
      </div>
      {round.me && <OwnEntry me={round.me} />}
      {hasProofs && round.status !== "cancelled" && (
        <RoundProofButton epoch={round.epoch}>{t("checkPrices")}</RoundProofButton>
      )}
    </div>
  );
}
