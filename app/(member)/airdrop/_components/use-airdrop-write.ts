"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import type { OrderFacts, OrderPlace } from "@/app/_order/order-record";
import { useOrder } from "@/app/_order/use-order";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import type { BffError } from "@/lib/bff/client/client";
import type { Balances } from "@/lib/contract/values/balances";
import { formatAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "./airdrop-symbol";

interface Credit {
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
    if (!/[1-9]/.test(raw)) return t("counted");
    const amount = formatAmount(raw, AIRDROP_SYMBOL, locale);
    const wallet = wallets.get(AIRDROP_SYMBOL);
    if (!wallet) return t("credited", { amount });
    const balance = formatAmount(wallet.available, AIRDROP_SYMBOL, locale);
    return t("creditedBalance", { amount, balance });
  }
  return (credit: Credit) =>
    credit.hasValidated ? `${t("becameValid")} ${paidText(credit)}` : paidText(credit);
}

interface AirdropWrite<Answer> extends OrderPlace {
  mark?: string;
  send: (key: string) => Promise<Answer>;
  creditOf: (answer: Answer) => Credit;
  /** Takes the focus over after a success, when the button is about to go. */
  focusId: string;
  facts: OrderFacts;
  locale: string;
}

/** Sends something that may be credited, once a press, and renders the page anew whatever came of it. */
export function useAirdropWrite<Answer>({
  send,
  creditOf,
  focusId,
  facts,
  locale,
  ...place
}: AirdropWrite<Answer>) {
  const t = useTranslations("airdrop.write");
  const common = useTranslations("common");
  const creditText = useCreditText(locale);
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const refresh = () => startRefresh(() => router.refresh());

  // A refusal's fields come first: they name the requirement that is missing.
  function refusalText({ code, fields, message }: BffError): string {
    if (code === "CONFLICT") return t("conflict");
    return Object.values(fields)[0]?.[0] ?? (message || t("failed"));
  }

  const order = useOrder<null, Answer>({
    ...place,
    send: (_, key) => send(key),
    onAccepted(answer) {
      showSuccessToast(creditText(creditOf(answer)), common("close"));
      document.getElementById(focusId)?.focus({ preventScroll: true });
      refresh();
    },
    onRefused(refusal) {
      showErrorToast(refusalText(refusal), common("close"));
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
