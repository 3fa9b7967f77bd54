"use client";

import { useTranslations } from "next-intl";
import type { OrderFacts, OrderPlace } from "@/app/_order/order-record";
import { useOrder } from "@/app/_order/use-order";
import { useBusyRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import type { BffError } from "@/lib/bff/client/client";
import type { Balances } from "@/lib/contract/values/balances";
import { AMBTC } from "@/lib/contract/values/tokens";
import { formatAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

export interface Credit {
  /** In AmBTC; zero counts and pays nothing. */
  readonly amount: string;
  readonly wallets: Balances;
  /** It made the member valid. */
  readonly hasValidated?: boolean;
}

/** Says what was credited, with the new balance where the answer states it. */
function useCreditText(locale: string) {
  const t = useTranslations("airdrop.write");
  function paidText({ amount: raw, wallets }: Credit): string {
    if (isZero(raw)) return t("counted");
    const amount = formatAmount(raw, AMBTC, locale);
    const wallet = wallets.get(AMBTC);
    if (!wallet) return t("credited", { amount });
    const balance = formatAmount(wallet.available, AMBTC, locale);
    return t("creditedBalance", { amount, balance });
  }
  return (credit: Credit) =>
    credit.hasValidated ? t("becameValid", { paid: paidText(credit) }) : paidText(credit);
}

interface AirdropWrite<Answer> extends OrderPlace {
  mark?: string;
  send: (key: string, isRepeated: boolean) => Promise<Answer>;
  creditOf: (answer: Answer) => Credit;
  /** Shows what was paid in its own place, instead of a message; without a payment the message comes. */
  onPaid?: (credit: Credit) => void;
  /** Takes the focus over after a success, when the button is about to go. */
  focusId: string;
  facts: OrderFacts;
  locale: string;
}

/** Sends something that may be credited, once a press, and renders the page anew whatever came of it. */
export function useAirdropWrite<Answer>({
  send,
  creditOf,
  onPaid,
  focusId,
  facts,
  locale,
  ...place
}: AirdropWrite<Answer>) {
  const t = useTranslations("airdrop.write");
  const creditText = useCreditText(locale);
  const [isRefreshing, refresh] = useBusyRefresh();

  // A refusal's fields come first: they name the requirement that is missing.
  function refusalText({ code, fields, message }: BffError): string {
    if (code === "CONFLICT") return t("conflict");
    return Object.values(fields)[0]?.[0] ?? (message || t("failed"));
  }

  const order = useOrder<null, Answer>({
    ...place,
    send: (_, key, isRepeated) => send(key, isRepeated),
    onAccepted(answer) {
      const credit = creditOf(answer);
      if (onPaid && !isZero(credit.amount)) onPaid(credit);
      else {
        showSuccessToast(creditText(credit));
        document.getElementById(focusId)?.focus({ preventScroll: true });
      }
      refresh();
    },
    onRefused(refusal) {
      showErrorToast(refusalText(refusal));
      refresh();
    },
  });

  return {
    order,
    isBusy: order.isPending || isRefreshing,
    /** Sends it, or the undecided one again. */
    async submit(): Promise<void> {
      if (isRefreshing) return;
      if (order.isUndecided) await order.repeat();
      else await order.place({ body: null, facts });
      // What became of a lost one may show on the page.
      if (order.snapshot().phase === "undecided") refresh();
    },
  };
}
