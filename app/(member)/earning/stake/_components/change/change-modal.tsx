"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderFooter } from "@/app/_order/order-footer";
import { TopUp } from "@/app/_order/top-up";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { Notice } from "@/app/_ui/state/notice";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import type { Staked } from "@/lib/domain/staking/client";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatAmount, formatRate } from "@/lib/money/format";
import { AmountLine } from "../amount-line";
import { BeforeAfter } from "../before-after";
import { StakingOrderProblem } from "../order-problem";
import { ReceiptButtons } from "../receipt-buttons";
import { type StakeModalProps, useStaking } from "../staking-provider";
import { TermField } from "../term-field";
import { type PositionChange, useChange } from "./use-change";

interface ChangeResultProps {
  done: Staked;
  isAddition: boolean;
}

/** The receipt: the position as it stands now, and the new balances. */
function ChangeResult({ done, isAddition }: ChangeResultProps) {
  const { locale, symbol, timeZone } = useStaking();
  const t = useTranslations("staking.change");
  const { position, wallets } = done;
  const { accrued, aprBps, isLocked, maturesAt, perDay, principal } = position;
  const end = maturesAt && localTime(maturesAt, locale, timeZone);
  const facts: Fact[] = [
    { label: t("principal"), value: <AmountLine isPrivate raw={principal} /> },
    {
      label: t("apr"),
      value: <bdi dir="ltr">{formatRate(bpsAsPercent(aprBps), locale)}</bdi>,
    },
    ...(perDay ? [{ label: t("perDay"), value: <AmountLine isPrivate raw={perDay} /> }] : []),
    ...(maturesAt ? [{ label: t("matures"), value: <time dateTime={maturesAt}>{end}</time> }] : []),
    ...(isLocked ? [{ label: t("accrued"), value: <AmountLine isPrivate raw={accrued} /> }] : []),
  ];
  return (
    <div>
      <ResultSentence>
        {isAddition || !end
          ? t("addDone", { amount: formatAmount(principal, symbol, locale) })
          : t("extendDone", { date: end })}
      </ResultSentence>
      <AllDigits>
        <FactList facts={facts} />
        <NewBalances balances={wallets} locale={locale} />
      </AllDigits>
    </div>
  );
}

interface ChangePartProps {
  change: PositionChange;
}

function ChangeFields({ change }: ChangePartProps) {
  const { available, locale, symbol, timeZone, topUp } = useStaking();
  const t = useTranslations("staking.change");
  const words = useTranslations("staking.subscribe");
  const { fieldError: error, isAddition, order, quote } = change;
  const end = quote?.after.maturesAt;
  return (
    <>
      {isAddition ? (
        <AmountField
          label={t("amount")}
          name="amount"
          symbol={symbol}
          available={available}
          maximum={change.maximum}
          text={change.text}
          onTextChange={change.setText}
          inputRef={change.inputRef}
          readOnly={order.isFrozen}
          error={error}
          remedy={change.isShort && <TopUp ways={topUp} />}
          locale={locale}
        />
      ) : (
        <TermField
          label={t("term")}
          products={change.terms}
          chosenId={change.productId}
          onChoose={change.choose}
          isFrozen={order.isFrozen}
          error={error}
        />
      )}
      {quote && <BeforeAfter quote={quote} />}
      <div role="alert" className="empty:hidden">
        {change.isChanged && !change.isOver && <Notice tone="warn">{words("changedElse")}</Notice>}
      </div>
      {quote && (
        <Notice tone={end ? "warn" : "info"}>
          {t("from", { date: localTime(quote.accrualFrom, locale, timeZone) })}
          {end && ` ${t("laterEnd", { date: localTime(end, locale, timeZone) })}`}
        </Notice>
      )}
      <StakingOrderProblem order={order} error={change.formError} refusal={change.refusal} />
    </>
  );
}

function ChangeButton({ change, formId }: ChangePartProps & { formId: string }) {
  const { locale, symbol } = useStaking();
  const t = useTranslations("staking.change");
  const words = useTranslations("staking.subscribe");
  const { amount, isAddition, order } = change;
  if (change.isOver) return <ReceiptButtons />;
  const addText =
    amount === null ? t("add") : t("addAmount", { amount: formatAmount(amount, symbol, locale) });
  return (
    <OrderFooter
      formId={formId}
      order={order}
      secondsToWait={order.secondsToWait}
      isWaiting={change.isBusy}
      labels={{
        submit: isAddition ? addText : t("extend"),
        submitting: t(isAddition ? "adding" : "extending"),
      }}
      instead={
        // Keys: were it the same element, the press that accepts would go on and submit.
        change.isChanged && (
          <Button key="accept" tone="primary" size="hero" onClick={change.accept}>
            {words("accept")}
          </Button>
        )
      }
    />
  );
}

/** Adds to a position or extends it: how it stands before and after, and one press; then the receipt. */
export default function ChangeModal({ task, onClose }: StakeModalProps<"change">) {
  const { locale, timeZone } = useStaking();
  const t = useTranslations("staking.change");
  const formId = useId();
  const change = useChange(task);
  const { isAddition, order } = change;
  const { isKept, result } = order;
  const { name } = task;
  const title = result
    ? t(isAddition ? "addDoneTitle" : "extendDoneTitle")
    : t(isAddition ? "addTitle" : "extendTitle", { name });
  const modal = { title, onClose };
  if (isKept) {
    return <KeptOrder order={order} modal={modal} locale={locale} timeZone={timeZone} />;
  }
  if (result) {
    return (
      <Modal {...modal} footer={<ReceiptButtons />}>
        <ChangeResult done={result} isAddition={isAddition} />
      </Modal>
    );
  }
  return (
    <Modal
      {...modal}
      isDismissable={!order.isPending}
      footer={
        <div className="grid">
          <ChangeButton change={change} formId={formId} />
        </div>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={change.onSubmit} className="grid gap-4">
        <ChangeFields change={change} />
      </form>
    </Modal>
  );
}
