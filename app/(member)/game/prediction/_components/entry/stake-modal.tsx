"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { OrderProblem } from "@/app/_order/order-notice";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { Notice } from "@/app/_ui/state/notice";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { feePercent } from "@/lib/domain/prediction/payout";
import { formatRate } from "@/lib/money/format";
import { useGame, usePredictionBoard } from "../board-provider";
import type { StakeModalProps } from "../entry-provider";
import { RoundCountdown } from "../round-countdown";
import { STAKE_SYMBOL } from "../stake-symbol";
import { StakeFields } from "./stake-fields";
import { StakeResult } from "./stake-result";
import { type StakeForm, useStake } from "./use-stake";

function Estimate({ stake }: { stake: StakeForm }) {
  const { locale } = usePredictionBoard();
  const t = useTranslations("prediction.stake");
  const { estimate } = stake;
  if (estimate === null) return <span className="text-muted">{t("estimateNone")}</span>;
  if (estimate.kind === "refund") return t("refundEstimate");
  return <ExactAmount raw={estimate.payout} symbol={STAKE_SYMBOL} locale={locale} />;
}

/** What the stake can bring, what is taken of it, and what was staked before. */
function StakeFacts({ stake }: { stake: StakeForm }) {
  const { locale } = usePredictionBoard();
  const { feeBps, limit } = useGame().value.state;
  const t = useTranslations("prediction.stake");
  const amount = (raw: string) => (
    <ExactAmount isPrivate raw={raw} symbol={STAKE_SYMBOL} locale={locale} />
  );
  const facts = [
    { label: t(`estimate.${stake.side}`), value: <Estimate stake={stake} /> },
    {
      label: t("fee"),
      value: t("feeValue", { percent: formatRate(feePercent(feeBps), locale) }),
    },
    ...(limit ? [{ label: t("stakedToday"), value: amount(limit.stakedToday) }] : []),
    ...(limit?.left ? [{ label: t("limitLeft"), value: amount(limit.left) }] : []),
  ];
  return (
    <div className="rounded-inset bg-raised p-4">
      <AllDigits>
        <FactList facts={facts} />
      </AllDigits>
      <p className="mt-3 text-sm text-muted">{t("estimateNote")}</p>
    </div>
  );
}

/** Below an entry: the one press that sends it, or the way out. */
function StakeButtons({ formId, stake }: { formId: string; stake: StakeForm }) {
  const close = useModalClose();
  const t = useTranslations("prediction.stake");
  const orders = useTranslations("order");
  const common = useTranslations("common");
  const { standing, booked, order } = stake;
  const { isPending, isUndecided } = order;
  if (booked || standing === "closed" || standing === "entered") {
    return (
      <Button tone="primary" size="hero" onClick={close} className="w-full">
        {booked ? orders("done") : common("close")}
      </Button>
    );
  }
  const label = isUndecided ? orders("sendAgain") : t(`submit.${stake.side}`);
  return (
    <div className="grid gap-3">
      <p className="text-md text-warn">{t("final")}</p>
      <WaitLine seconds={stake.secondsToWait} />
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Button size="hero" onClick={close} disabled={isPending}>
          {t("cancel")}
        </Button>
        <Button
          type="submit"
          form={formId}
          tone="primary"
          size="hero"
          isPending={isPending}
          disabled={stake.secondsToWait > 0 || standing === "paused"}
        >
          {isPending ? t("submitting") : label}
        </Button>
      </div>
    </div>
  );
}

/** Why the entry cannot be sent. */
function StandingNotice({ stake, epoch }: { stake: StakeForm; epoch: number }) {
  const t = useTranslations("prediction.stake");
  const { standing, formError } = stake;
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

/** Enters a round: side, amount, what it can bring and cost, and one press that sends it. */
export function StakeModal({ epoch, initialSide, onClose }: StakeModalProps) {
  const { locale, timeZone } = usePredictionBoard();
  const t = useTranslations("prediction.stake");
  const words = useTranslations("prediction.round");
  const formId = useId();
  const stake = useStake(epoch, initialSide);
  const { booked, order, standing, until } = stake;
  const modal = {
    title: booked ? t("doneTitle") : t("title", { epoch }),
    onClose,
  };
  if (order.isKept && standing !== "found") {
    return <KeptOrder order={order} modal={modal} locale={locale} timeZone={timeZone} />;
  }
  return (
    <Modal
      {...modal}
      description={booked ? undefined : t("text")}
      isDismissable={!order.isPending}
      footer={<StakeButtons formId={formId} stake={stake} />}
    >
      {booked ? (
        <StakeResult booked={booked} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={stake.onSubmit} className="grid gap-5">
          {standing !== "closed" && until && (
            <RoundCountdown
              label={words("entriesClose")}
              until={until}
              epoch={epoch}
              onEnd={stake.end}
            />
          )}
          <StakeFields stake={stake} />
          {stake.round && <StakeFacts stake={stake} />}
          <OrderProblem error={stake.formError} order={order} hasOwnRepeat />
          <StandingNotice stake={stake} epoch={epoch} />
        </form>
      )}
    </Modal>
  );
}
