"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderFooter } from "@/app/_order/order-footer";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import type { Redeemed } from "@/lib/domain/staking/client";
import { formatAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { AmountLine } from "../amount-line";
import { StakingOrderProblem } from "../order-problem";
import { ReceiptButtons } from "../receipt-buttons";
import { type StakeModalProps, useStaking } from "../staking-provider";
import { EarlyExit } from "./early-exit";
import { type Redemption, useRedeem } from "./use-redeem";

/** The receipt: what came back, what was forfeited, what is left, and the new balances. */
function RedeemResult({ done }: { done: Redeemed }) {
  const { locale, symbol } = useStaking();
  const t = useTranslations("staking.redeem");
  const { returned, forfeited, position, wallets } = done;
  return (
    <div>
      <ResultSentence>
        {t("doneText", { amount: formatAmount(returned, symbol, locale) })}
      </ResultSentence>
      <AllDigits>
        <FactList
          facts={[
            {
              label: t("returned"),
              value: <AmountLine isPrivate raw={returned} className="text-up" />,
            },
            {
              label: t("forfeited"),
              value: isZero(forfeited) ? (
                t("nothingForfeited")
              ) : (
                <AmountLine isPrivate raw={forfeited} className="text-down" />
              ),
            },
            ...(position.status === "active"
              ? [{ label: t("left"), value: <AmountLine isPrivate raw={position.principal} /> }]
              : []),
          ]}
        />
        <NewBalances balances={wallets} locale={locale} />
      </AllDigits>
    </div>
  );
}

/** How much of a position to redeem, and of a flexible one what stays. */
function RedeemPart({ redemption }: { redemption: Redemption }) {
  const { locale, symbol } = useStaking();
  const t = useTranslations("staking.redeem");
  const { stays } = redemption;
  return (
    <>
      <AmountField
        label={t("amount")}
        name="amount"
        symbol={symbol}
        available={redemption.position.principal}
        availableText={t("inPosition")}
        text={redemption.text}
        onTextChange={redemption.setText}
        inputRef={redemption.inputRef}
        readOnly={redemption.isFrozen}
        error={redemption.amountError}
        locale={locale}
      />
      {stays !== null && (
        <div className="rounded-inset bg-raised p-4">
          <AllDigits>
            <FactList
              facts={[{ label: t("stays"), value: <AmountLine isPrivate raw={stays} /> }]}
            />
          </AllDigits>
        </div>
      )}
      {!redemption.position.isLocked && <p className="text-md text-muted">{t("keepNote")}</p>}
    </>
  );
}

/** Redeems a position: what comes back and what is forfeited stands there before and after. */
export default function RedeemModal({ task, onClose }: StakeModalProps<"redeem">) {
  const { locale, symbol, timeZone } = useStaking();
  const t = useTranslations("staking.redeem");
  const formId = useId();
  const { name } = task;
  const redemption = useRedeem(task.position, name);
  const { order, position, refused } = redemption;
  const { isKept, result } = order;
  const isEarly = position.earlyExit !== null;
  const modal = {
    title: result ? t("doneTitle") : t(isEarly ? "earlyTitle" : "title", { name }),
    onClose,
  };
  if (isKept) {
    return <KeptOrder order={order} modal={modal} locale={locale} timeZone={timeZone} />;
  }
  if (result) {
    return (
      <Modal {...modal} footer={<ReceiptButtons />}>
        <RedeemResult done={result} />
      </Modal>
    );
  }
  const { received } = redemption;
  const footer = redemption.isOver ? (
    <ReceiptButtons />
  ) : (
    <OrderFooter
      formId={formId}
      order={order}
      secondsToWait={order.secondsToWait}
      isWaiting={redemption.isPending}
      labels={{ submit: t(isEarly ? "submitEarly" : "submit"), submitting: t("submitting") }}
      figure={received === null ? null : { label: t("returned"), raw: received, symbol, locale }}
    />
  );
  return (
    <Modal
      {...modal}
      description={t("text", { symbol })}
      isDismissable={!redemption.isPending}
      footer={footer}
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={redemption.onSubmit}
        className="grid gap-5"
      >
        {redemption.canPart && <RedeemPart redemption={redemption} />}
        {isEarly && <EarlyExit redemption={redemption} />}
        <StakingOrderProblem order={order} error={redemption.formError} refusal={refused} />
      </form>
    </Modal>
  );
}
