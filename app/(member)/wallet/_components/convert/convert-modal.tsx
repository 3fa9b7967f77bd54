"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderFooter } from "@/app/_order/order-footer";
import { OrderProblem } from "@/app/_order/order-notice";
import type { OrderFacts, OrderMoney } from "@/app/_order/order-record";
import { AmountPanel } from "@/app/_shell/fields/amount-panel";
import { MoneyPanel, PanelAmount, SwapPanels } from "@/app/_shell/swap/swap-panels";
import { TokenPill } from "@/app/_shell/swap/token-pill";
import { TurnButton } from "@/app/_shell/swap/turn-button";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { Amount } from "@/app/_ui/text/amount";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { Conversion } from "@/lib/domain/wallet/client";
import { formatAmount } from "@/lib/money/format";
import { useMoney } from "../money-provider";
import { ResultActions } from "../result-actions";
import { TokenValue } from "../token-value";
import type { WalletModalProps } from "../wallet-actions";
import { WalletTopUp } from "../wallet-top-up";
import { QuoteFacts } from "./quote-facts";
import { type Convert, useConvert } from "./use-convert";

interface ConvertResultProps {
  onClose: () => void;
  conversion: Conversion;
  /** As the quote stated them. */
  facts: OrderFacts;
  onMore: () => void;
}

/** The receipt of a conversion: what was paid and received, the fee, and the new balances. */
function ConvertResult({ onClose, conversion, facts, onMore }: ConvertResultProps) {
  const { locale } = useMoney();
  const t = useTranslations("convert");
  const { pay, receive, fee } = facts;
  const shown = (money: OrderMoney | undefined) =>
    money ? formatAmount(money.amount, money.symbol, locale) : "";
  const panel = (wanted: "in" | "out") => {
    const line = conversion.transactions.find(({ direction }) => direction === wanted);
    if (!line) return null;
    const { symbol, amount } = line;
    return (
      <MoneyPanel
        label={wanted === "in" ? t("received") : t("paid")}
        token={<TokenPill symbol={symbol} />}
        tone={wanted === "in" ? "text-up" : ""}
        amount={
          <PanelAmount
            isPrivate
            isSigned
            raw={wanted === "out" ? `-${amount}` : amount}
            symbol={symbol}
            locale={locale}
          />
        }
      />
    );
  };
  return (
    <Modal
      onClose={onClose}
      title={t("doneTitle")}
      footer={<ResultActions moreText={t("more")} onMore={onMore} />}
    >
      <ResultSentence>
        {t("doneText", { amount: shown(pay), receive: shown(receive) })}
      </ResultSentence>
      <AllDigits>
        <SwapPanels pay={panel("out")} receive={panel("in")} />
        {fee && (
          <div className="mt-4">
            <FactList
              facts={[
                {
                  label: t("fee"),
                  value: <ExactAmount raw={fee.amount} symbol={fee.symbol} locale={locale} />,
                },
              ]}
            />
          </div>
        )}
        <NewBalances balances={conversion.wallets} locale={locale} />
      </AllDigits>
    </Modal>
  );
}

/** What is paid over what comes for it now. */
function ConvertPanels({ conversion }: { conversion: Convert }) {
  const { locale } = useMoney();
  const t = useTranslations("convert");
  const field = useTranslations("amountField");
  const none = useTranslations("common")("notAvailable");
  const { from, to, quotes, turn, target, order } = conversion;
  const { isFrozen } = order;
  const { quote } = quotes;
  const tokens = (label: string, options: readonly string[], onChange: (to: string) => void) => ({
    ...{ label, options, onChange, isFrozen },
  });
  return (
    <SwapPanels
      pay={
        <AmountPanel
          {...conversion.field}
          label={t("amount")}
          symbol={from}
          readOnly={isFrozen}
          remedy={conversion.isShort && <WalletTopUp symbol={from} />}
          locale={locale}
          choice={tokens(t("from"), conversion.sources, conversion.setFrom)}
          value={
            <TokenValue amount={quote?.amount ?? conversion.amount} wallet={conversion.wallet} />
          }
        />
      }
      turn={turn && !isFrozen && <TurnButton onTurn={turn} />}
      receive={
        <MoneyPanel
          label={t("receive")}
          aside={
            target?.available && (
              <>
                {field("available")}{" "}
                <Amount
                  isPrivate
                  raw={target.available}
                  text={formatAmount(target.available, target.symbol, locale)}
                  className="font-medium text-text"
                />
              </>
            )
          }
          token={
            to && (
              <TokenPill
                symbol={to}
                choice={tokens(t("to"), conversion.targets, conversion.setTo)}
              />
            )
          }
          amount={
            quote ? (
              <PanelAmount raw={quote.receive} symbol={quote.to} locale={locale} />
            ) : (
              <NoValue text={none} />
            )
          }
          note={<TokenValue amount={quote?.receive ?? null} wallet={target} />}
        />
      }
    />
  );
}

function ConvertFlow({ symbol, onClose }: WalletModalProps) {
  const { locale, member } = useMoney();
  const t = useTranslations("convert");
  const id = useId();
  const conversion = useConvert(symbol);
  const { order, quotes } = conversion;
  const { quote, renewal, isAsking } = quotes;

  if (order.result && order.record) {
    return (
      <ConvertResult
        onClose={onClose}
        conversion={order.result}
        facts={order.record.facts}
        onMore={conversion.restart}
      />
    );
  }
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ onClose, title: t("title") }}
        locale={locale}
        timeZone={member.timeZone}
      />
    );
  }
  const submit = quote
    ? t("submitAmount", { amount: formatAmount(quote.amount, quote.from, locale) })
    : t("submit");
  return (
    <Modal
      onClose={onClose}
      isDismissable={!conversion.isPending}
      title={t("title")}
      footer={
        <OrderFooter
          formId={id}
          order={order}
          secondsToWait={conversion.secondsToWait}
          figure={
            quote && {
              label: t("receive"),
              raw: quote.receive,
              symbol: quote.to,
              locale,
              isSaidElsewhere: renewal !== null,
            }
          }
          consequence={t("text")}
          labels={{ submit, submitting: t("submitting") }}
          isWaiting={isAsking && !order.isFrozen}
          instead={
            renewal &&
            !isAsking && (
              // Keys: were it the same element, the press that accepts would go on and submit.
              <Button key="accept" tone="primary" size="hero" onClick={quotes.accept}>
                {t("accept")}
              </Button>
            )
          }
        />
      }
    >
      <form id={id} method="post" noValidate onSubmit={conversion.onSubmit} className="grid gap-3">
        <AllDigits>
          <ConvertPanels conversion={conversion} />
          <QuoteFacts conversion={conversion} />
        </AllDigits>
        <OrderProblem error={conversion.formError} order={order} hasOwnRepeat />
      </form>
    </Modal>
  );
}

/** Converts one token to another at a rate that holds for a stated time: what, the one press, the receipt. */
export default function ConvertModal(props: WalletModalProps) {
  return (
    <LateTexts part="convert">
      <ConvertFlow {...props} />
    </LateTexts>
  );
}
