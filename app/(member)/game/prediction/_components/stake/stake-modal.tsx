"use client";

import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { OrderProblem } from "@/app/_order/order-notice";
import { fillText } from "@/app/_ui/fill-text";
import { Modal } from "@/app/_ui/modal";
import { Notice } from "@/app/_ui/notice";
import { useBoard } from "../board-provider";
import { RoundCountdown } from "../round-countdown";
import type { StakeModalProps } from "../stake-desk";
import { StakeButtons } from "./stake-buttons";
import { StakeFacts } from "./stake-facts";
import { StakeFields } from "./stake-fields";
import { StakeResult } from "./stake-result";
import { type StakeForm, useStake } from "./use-stake";

/** Why the entry cannot be sent. */
function StandingNotice({ stake, epoch }: { stake: StakeForm; epoch: number }) {
  const t = useBoard().texts.stake;
  const { standing, formError } = stake;
  const text = {
    open: null,
    found: null,
    unknown: null,
    entered: t.refusals.entered,
    paused: t.refusals.paused,
    closed: fillText(t.closedText, { epoch }),
  }[standing];
  return (
    <div role="alert" className="empty:hidden">
      {text && formError === null && <Notice tone="warn">{text}</Notice>}
    </div>
  );
}

/** Enters a round: side, amount, what it can bring and cost, and one press that sends it. */
export function StakeModal({ epoch, initialSide, onClose }: StakeModalProps) {
  const { locale, texts, timeZone } = useBoard();
  const t = texts.stake;
  const formId = useId();
  const stake = useStake(epoch, initialSide);
  const { booked, order, standing, until } = stake;
  const modal = {
    title: booked ? t.doneTitle : fillText(t.title, { epoch }),
    closeText: texts.common.close,
    onClose,
  };
  if (order.isKept && standing !== "found") {
    return (
      <KeptOrder
        order={order}
        modal={modal}
        locale={locale}
        timeZone={timeZone}
        texts={texts.order}
      />
    );
  }
  return (
    <Modal
      {...modal}
      description={booked ? undefined : t.text}
      isDismissable={!order.isPending}
      footer={<StakeButtons formId={formId} stake={stake} />}
    >
      {booked ? (
        <StakeResult booked={booked} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={stake.onSubmit} className="grid gap-5">
          {standing !== "closed" && until && (
            <RoundCountdown
              label={texts.round.entriesClose}
              until={until}
              epoch={epoch}
              onEnd={stake.end}
            />
          )}
          <StakeFields stake={stake} />
          {stake.round && <StakeFacts stake={stake} />}
          <OrderProblem error={stake.formError} order={order} texts={texts.order} hasOwnRepeat />
          <StandingNotice stake={stake} epoch={epoch} />
        </form>
      )}
    </Modal>
  );
}
