"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { orderGate } from "@/app/_order/order-gate";
import { useOrder } from "@/app/_order/use-order";
import { useOrderForm } from "@/app/_order/use-order-form";
import { useOrderProof } from "@/app/_order/use-order-proof";
import { plainCode } from "@/app/_shell/fields/plain-code";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { restsUntil, type SavedAddressView } from "@/lib/domain/wallet/saved-address";
import type { WalletDetailView } from "@/lib/domain/wallet/view";
import {
  type WithdrawalAnswer,
  type WithdrawalOrder,
  withdraw,
} from "@/lib/domain/wallet/withdrawal-client";
import { serviceClock } from "@/lib/live/service-clock";
import { afterFee } from "@/lib/money/amount-check";
import { compareAmounts, sumAmounts } from "@/lib/money/decimal";
import { parseAmount } from "@/lib/money/parse";
import { useMoney } from "../money-provider";
import { useWallet } from "../use-wallet";

interface WithdrawValues {
  walletId: string;
  amount: string;
  code: string;
}

export interface WithdrawFacts {
  readonly wallet: WalletDetailView;
  readonly addresses: readonly SavedAddressView[];
  /** Reads the terms of the wallet anew. */
  readonly reload: () => void;
}

const FIELDS = ["walletId", "amount", "code"] as const;

/**
 * A withdrawal from its fields to its receipt; the fee comes on top of what arrives. One that was not shown
 * is refused: the new one then waits to be confirmed.
 */
export function useWithdraw({ wallet, addresses, reload }: WithdrawFacts) {
  const { symbol } = wallet;
  const { locale, book, member, refresh } = useMoney();
  const t = useTranslations("withdraw");
  const codeEmpty = useTranslations("transfer")("codeEmpty");
  const readAmount = useAmountReader();
  const restOf = (saved: SavedAddressView) => restsUntil(saved, serviceClock.now());
  const [only, ...others] = addresses;
  const [refusedFee, setRefusedFee] = useState<{ before: string; text: string } | null>(null);
  const fee = wallet.withdrawFee ?? "0";
  const order = useOrder<WithdrawalOrder, WithdrawalAnswer>({
    kind: "withdraw",
    scope: symbol,
    send: withdraw,
    onAccepted: ({ wallets }) => book(wallets),
    onRefused({ fields }) {
      const [text] = fields.fee ?? [];
      if (text !== undefined) setRefusedFee({ before: fee, text });
      if (fields.fee || fields.amount) reload();
    },
    reread: refresh,
  });
  const proof = useOrderProof({
    action: "withdraw",
    what: t("title", { symbol }),
    locale,
    isWanted: member.hasPasskey,
  });
  const orderForm = useOrderForm<WithdrawValues, WithdrawalOrder, WithdrawalAnswer>(order, {
    fields: FIELDS,
    defaultValues: {
      walletId: only && others.length === 0 && restOf(only) === null ? only.id : "",
      amount: "",
      code: "",
    },
    failedText: t("failed"),
    rules: async () =>
      (await import("../rules")).withdrawRules({
        noAddress: t("addressEmpty"),
        amount: (text) => readAmount(text, limits, { locale, isAfterFee }).error,
        code: (code) => (!member.hasPasskey && code.trim() === "" ? codeEmpty : null),
      }),
    confirm: proof.confirm,
    orderOf({ walletId, amount: typed, code }) {
      const amount = plainAmount(typed) ?? "";
      const to = addresses.find(({ id }) => id === walletId);
      const shown = wallet.withdrawFee === null ? {} : { fee };
      setRefusedFee(null);
      return {
        body: {
          ...{ symbol, walletId, amount, ...shown },
          ...(!member.hasPasskey && { code: plainCode(code) }),
        },
        facts: {
          pay: { amount: sumAmounts([amount, fee]), symbol },
          receive: { amount, symbol },
          to: to?.label || to?.address,
        },
      };
    },
    // Another fee is said beside the sums.
    tell: async (refusal) => (refusal.fields.fee === undefined ? refusal : null),
  });
  const { form, edit } = orderForm;
  // Of several bad fields the one that was registered first gets the focus.
  form.register("walletId");
  const values = form.watch();
  const live = useWallet(symbol);
  const available = live ? live.available : wallet.available;
  const isAfterFee = compareAmounts(fee, "0") > 0;
  const maximum = available === null ? null : afterFee(available, fee);
  const limits = { symbol, minimum: wallet.minWithdraw, maximum };
  const amount = plainAmount(values.amount);

  function plainAmount(text: string): string | null {
    const read = parseAmount(text, locale, symbol);
    return read.ok ? read.amount : null;
  }

  const met = order.refused && orderGate(order.refused);

  return {
    ...orderForm,
    order,
    symbol,
    /** Asks for a passkey in the place of the code. */
    confirmation: proof.dialog,
    asksForCode: !member.hasPasskey,
    wallet: live,
    field: { ...amountInput(form, "amount", edit), available, maximum },
    values,
    addresses,
    address: addresses.find(({ id }) => id === values.walletId) ?? null,
    /** Until when an address cannot be used, by the service's clock; null when it can. */
    restOf,
    minimum: wallet.minWithdraw,
    fee,
    /** The service takes another fee than the one that was shown: that one, and the service's words. */
    refusedFee,
    amount,
    /** What leaves the wallet. */
    total: amount === null ? null : sumAmounts([amount, fee]),
    gate: met && met.kind !== "valid" ? { ...met, kind: met.kind } : null,
    isShort:
      readAmount(values.amount, limits, { locale }).isShort ||
      order.refused?.code === "INSUFFICIENT_BALANCE",
  };
}

export type WithdrawOrderForm = ReturnType<typeof useWithdraw>;
