"use client";

import { type SubmitEvent, useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { fillText } from "@/app/_ui/text/fill-text";
import type { Redeemed } from "@/lib/domain/staking/client";
import type { PositionView } from "@/lib/domain/staking/position";
import { formatFullAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { AmountLine } from "../amount-line";
import { OrderProblem } from "../order-problem";
import { type FlowProps, useStaking } from "../staking-provider";
import { EarlyExit } from "./early-exit";
import { type Redemption, useRedeem } from "./use-redeem";

/** The receipt: what came back, what was forfeited, what is left, and the new balances. */
function RedeemResult({ done }: { done: Redeemed }) {
  const { locale, symbol, texts } = useStaking();
  const t = texts.redeem;
  const { returned, forfeited, position, wallets } = done;
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {fillText(t.doneText, { amount: formatFullAmount(returned, symbol, locale) })}
      </p>
      <FactList
        facts={[
          { label: t.returned, value: <AmountLine isPrivate raw={returned} className="text-up" /> },
          {
            label: t.forfeited,
            value: isZero(forfeited) ? (
              t.nothingForfeited
            ) : (
              <AmountLine isPrivate raw={forfeited} className="text-down" />
            ),
          },
          ...(position.status === "active"
            ? [{ label: t.left, value: <AmountLine isPrivate raw={position.principal} /> }]
            : []),
        ]}
      />
      <NewBalances balances={wallets} locale={locale} texts={texts.order} />
    </div>
  );
}

/** How much of a flexible position to redeem, and what stays. */
function RedeemPart({ order, position }: { order: Redemption; position: PositionView }) {
  const { locale, symbol, texts } = useStaking();
  const t = texts.redeem;
  return (
    <>
      <AmountField
        label={t.amount}
        name="amount"
        symbol={symbol}
        available={position.principal}
        text={order.text}
        onTextChange={order.setText}
        inputRef={order.field}
        readOnly={order.isFrozen}
        error={order.amountError ?? undefined}
        locale={locale}
        texts={{ ...texts.amountField, available: t.inPosition }}
      />
      {order.stays !== null && (
        <div className="rounded-inset bg-raised p-4">
          <FactList
            facts={[{ label: t.stays, value: <AmountLine isPrivate raw={order.stays} /> }]}
          />
        </div>
      )}
      <p className="text-md text-muted">{t.keepNote}</p>
    </>
  );
}

interface RedeemButtonsProps {
  formId: string;
  order: Redemption;
  isEarly: boolean;
}

/** Below a redemption: the one press that sends it, or the way out of the receipt. */
function RedeemButtons({ formId, order, isEarly }: RedeemButtonsProps) {
  const { texts } = useStaking();
  const t = texts.redeem;
  const close = useModalClose();
  const { isPending, isUndecided, result } = order.order;
  if (result) {
    return (
      <div className="grid">
        <Button key="done" tone="primary" size="hero" onClick={close}>
          {texts.order.done}
        </Button>
      </div>
    );
  }
  const label = isUndecided ? texts.order.sendAgain : isEarly ? t.submitEarly : t.submit;
  return (
    <div className="grid">
      <Button
        key="send"
        type="submit"
        form={formId}
        tone="primary"
        size="hero"
        isPending={isPending}
      >
        {isPending ? t.submitting : label}
      </Button>
    </div>
  );
}

/** Redeems a position: what comes back and what is forfeited stands there before and after. */
export default function RedeemModal({ task, onClose }: FlowProps<"redeem">) {
  const { locale, symbol, timeZone, texts } = useStaking();
  const t = texts.redeem;
  const formId = useId();
  const { position, name } = task;
  const order = useRedeem(position, name);
  const { isKept, isPending, refused, result } = order.order;
  const isEarly = position.earlyExit !== null;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    order.confirm();
  }

  const title = result ? t.doneTitle : fillText(isEarly ? t.earlyTitle : t.title, { name });
  const modal = { title, closeText: texts.close, onClose };
  if (isKept) {
    return (
      <KeptOrder
        order={order.order}
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
      description={result ? undefined : fillText(t.text, { symbol })}
      isDismissable={!isPending}
      footer={<RedeemButtons formId={formId} order={order} isEarly={isEarly} />}
    >
      {result ? (
        <RedeemResult done={result} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          {position.earlyExit ? (
            <EarlyExit order={order} position={position} exit={position.earlyExit} />
          ) : (
            <RedeemPart order={order} position={position} />
          )}
          <OrderProblem order={order.order} error={order.formError} refusal={refused} />
        </form>
      )}
    </Modal>
  );
}
