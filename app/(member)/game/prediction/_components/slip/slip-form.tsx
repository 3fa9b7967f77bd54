"use client";

import { Check } from "lucide";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { KeptOrderPart } from "@/app/_order/kept-order";
import { OrderProblem } from "@/app/_order/order-notice";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { TextLink } from "@/app/_shell/forms/text-link";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { Notice } from "@/app/_ui/state/notice";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { Spoken } from "@/app/_ui/text/spoken";
import { MERLIN } from "@/lib/contract/values/tokens";
import { feePercent, type PredictionSide } from "@/lib/domain/prediction/payout";
import { formatAmount, formatFullAmount, formatPoints, formatRate } from "@/lib/money/format";
import { fromUnits, toUnits } from "@/lib/money/units";
import { useGame, usePredictionBoard } from "../board-provider";
import { PoolBar, PoolFigures, SIDES } from "../side-pools";
import { DIRECTION_COLOURS, DIRECTION_TINTS, SideSign } from "../side-sign";
import { EntryReceipt } from "./entry-receipt";
import { type EntryForm, type EntrySettings, useEntry } from "./use-entry";

const AMOUNTS = ["10", "50", "100", "500"] as const;

/** The two sides, each with what it pays and what is on it. */
function SideFields({ entry }: { entry: EntryForm }) {
  const t = useTranslations("prediction.stake");
  const words = useTranslations("prediction.round");
  const { round, side, isFrozen } = entry;
  const tile = (one: PredictionSide) => (
    <label
      key={one}
      className={`grid min-w-0 cursor-pointer gap-1 rounded-card border-2 px-3.5 py-2.5 max-xs:px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-disabled:cursor-default ${DIRECTION_TINTS[one]} ${DIRECTION_COLOURS[one]} ${side === one ? "border-current" : "border-transparent"}`}
    >
      <span className="flex items-center gap-1.5 text-base font-semibold">
        <input
          type="radio"
          name="side"
          value={one}
          checked={side === one}
          onChange={() => entry.chooseSide(one)}
          className="sr-only"
        />
        <SideSign direction={one} />
        {words(`sides.${one}`)}
        <span
          aria-hidden
          className={`ms-auto grid size-5 shrink-0 place-items-center rounded-full border ${side === one ? "border-current" : "border-line-field"}`}
        >
          {side === one && <Icon node={Check} size={14} strokeWidth={2.5} />}
        </span>
      </span>
      {round && <PoolFigures round={round} side={one} />}
    </label>
  );
  return (
    <fieldset disabled={isFrozen} className="min-w-0">
      <legend className="sr-only">{t("side")}</legend>
      <div className="grid grid-cols-2 gap-2.5">{SIDES.map(tile)}</div>
      {round && <PoolBar round={round} />}
    </fieldset>
  );
}

function EntryAmount({ entry }: { entry: EntryForm }) {
  const { locale, moreHref } = usePredictionBoard();
  const t = useTranslations("prediction.stake");
  const board = useTranslations("prediction.board");
  const { bounds } = entry;
  const bound = (raw: string) => formatFullAmount(raw, MERLIN, locale);
  return (
    <AmountField
      {...entry.field}
      label={t("amount")}
      hint={t("bounds", { minimum: bound(bounds.minimum), maximum: bound(bounds.maximum) })}
      symbol={MERLIN}
      available={bounds.balance}
      maximum={entry.most}
      amounts={AMOUNTS}
      amountsLabel={t("amountsLabel")}
      readOnly={entry.isFrozen}
      remedy={
        entry.isShort && (
          <p className="-mt-2 text-sm">
            <TextLink href={moreHref}>{board("getMerlin")}</TextLink>
          </p>
        )
      }
      locale={locale}
    />
  );
}

const LINE =
  "flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted *:last:ms-auto *:last:text-end";

/** What the entry brings with itself in the pool, what is taken of it, and what the day has left. */
function Payout({ entry }: { entry: EntryForm }) {
  const { locale } = usePredictionBoard();
  const { feeBps, limit } = useGame().value.state;
  const t = useTranslations("prediction.stake");
  const { amount, estimate } = entry;
  const payout = estimate?.kind === "payout" ? estimate : null;
  const label = t(`estimate.${entry.side}`);
  const spoken = payout
    ? `${label} ${formatAmount(payout.payout, MERLIN, locale)}`
    : estimate && t("refundEstimate");
  const gain = payout && fromUnits(toUnits(payout.payout) - toUnits(amount ?? "0"));
  return (
    <div className="rounded-inset bg-raised px-4 py-3">
      <Spoken text={spoken} answers={`${entry.side} ${amount ?? ""}`} />
      <AllDigits>
        <dl className="grid gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-md text-muted">{label}</dt>
            <dd className="ms-auto min-w-0 text-end text-lg font-semibold">
              {payout ? (
                <ExactAmount raw={payout.payout} symbol={MERLIN} locale={locale} />
              ) : (
                <span className="text-md font-normal text-muted">
                  {t(estimate ? "refundEstimate" : "estimateNone")}
                </span>
              )}
            </dd>
          </div>
          {payout && gain && (
            <div className={LINE}>
              <dt>{t("withEntry", { multiple: formatPoints(payout.multiple, locale) })}</dt>
              <dd className={`font-medium ${gain.startsWith("-") ? "" : "text-up"}`}>
                <ExactAmount isSigned raw={gain} symbol={MERLIN} locale={locale} />
              </dd>
            </div>
          )}
          <div className={LINE}>
            <dt>{t("fee")}</dt>
            <dd>{t("feeValue", { percent: formatRate(feePercent(feeBps), locale) })}</dd>
          </div>
          {limit?.left && (
            <div className={LINE}>
              <dt>{t("limitLeft")}</dt>
              <dd>
                <ExactAmount isPrivate raw={limit.left} symbol={MERLIN} locale={locale} />
              </dd>
            </div>
          )}
        </dl>
      </AllDigits>
    </div>
  );
}

/** Why the entry cannot be sent. */
function StandingNotice({ entry, epoch }: { entry: EntryForm; epoch: number }) {
  const t = useTranslations("prediction.stake");
  const { standing, formError } = entry;
  const text = {
    open: null,
    found: null,
    unknown: null,
    entered: t("refusals.entered"),
    paused: t("refusals.paused"),
    closed: t("closedText", { epoch }),
  }[standing];
  return (
    <div role="alert" className="empty:hidden">
      {text && formError === null && <Notice tone="warn">{text}</Notice>}
    </div>
  );
}

/** The one press that sends the entry, with what it is. */
function SendButton({ entry }: { entry: EntryForm }) {
  const { locale } = usePredictionBoard();
  const t = useTranslations("prediction.stake");
  const words = useTranslations("prediction.round");
  const orders = useTranslations("order");
  const { order, side, amount, standing } = entry;
  const { isPending, isUndecided } = order;
  const label =
    amount === null
      ? words(`enter.${side}`)
      : t(`submit.${side}`, { amount: formatAmount(amount, MERLIN, locale) });
  return (
    <Button
      type="submit"
      tone="primary"
      size="hero"
      isPending={isPending}
      disabled={entry.secondsToWait > 0 || standing === "paused"}
    >
      {isPending ? t("submitting") : isUndecided ? orders("sendAgain") : label}
    </Button>
  );
}

export interface SlipFormProps extends EntrySettings {
  /** Another round takes entries meanwhile. */
  hasNextRound: boolean;
  /** Keeps the slip at this round, or lets it go on by itself. */
  onHold: (epoch: number | null) => void;
}

/** An entry: side, amount, what it brings and costs, and the one press that sends it; then its receipt. */
export function SlipForm({ hasNextRound, onHold, ...settings }: SlipFormProps) {
  const { epoch } = settings;
  const { locale, timeZone } = usePredictionBoard();
  const t = useTranslations("prediction");
  const entry = useEntry(settings);
  const { booked, order, standing } = entry;
  // Of a round that is no longer listed the history tells what became of the entry.
  const hasReceipt = booked !== null && entry.round !== null;
  const isHeld =
    entry.field.text !== "" || hasReceipt || order.isFrozen || entry.formError !== null;
  useEffect(() => onHold(isHeld ? epoch : null), [isHeld, epoch, onHold]);
  const nextRound = (
    <Button tone="primary" size="hero" onClick={() => onHold(null)}>
      {t("board.current")}
    </Button>
  );
  if (order.isKept && standing !== "found") {
    return <KeptOrderPart order={order} locale={locale} timeZone={timeZone} />;
  }
  if (booked) {
    return (
      <>
        <EntryReceipt booked={booked} />
        {hasNextRound && nextRound}
      </>
    );
  }
  const isOver = standing === "closed" || standing === "entered";
  return (
    <form method="post" noValidate onSubmit={entry.onSubmit} className="grid gap-3 md:gap-4">
      <SideFields entry={entry} />
      <EntryAmount entry={entry} />
      {entry.round && <Payout entry={entry} />}
      <OrderProblem error={entry.formError} order={order} hasOwnRepeat />
      <StandingNotice entry={entry} epoch={epoch} />
      <WaitLine seconds={entry.secondsToWait} />
      {isOver ? hasNextRound && nextRound : <SendButton entry={entry} />}
      {!isOver && (
        <p className="-mt-1 text-sm text-muted">
          <span className="text-warn">{t("stake.final")}</span>
          {sentenceGap(locale)}
          {t("stake.estimateNote")}
        </p>
      )}
    </form>
  );
}
