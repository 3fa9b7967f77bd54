"use client";

import { orderGate } from "@/app/_order/order-gate";
import { readAmount } from "@/app/_shell/fields/read-amount";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import type { WalletDetailView } from "@/lib/domain/wallet/view";
import {
  type WithdrawalAnswer,
  type WithdrawalOrder,
  withdraw,
} from "@/lib/domain/wallet/withdrawal-client";
import { afterFee, checkAmount } from "@/lib/money/amount-check";
import { compareAmounts, sumAmounts } from "@/lib/money/decimal";
import { useMoney } from "../money-provider";
import { useOrderForm } from "../use-order-form";
import { useWallet } from "../use-wallet";

interface WithdrawValues {
  walletId: string;
  amount: string;
  code: string;
}

const FIELDS = ["walletId", "amount", "code"] as const;

/** A withdrawal from its fields to its receipt; the fee comes on top of what arrives. */
export function useWithdraw(wallet: WalletDetailView, addresses: readonly SavedAddressView[]) {
  const { symbol } = wallet;
  const { locale, texts } = useMoney();
  const form = useOrderForm<WithdrawValues, WithdrawalOrder, WithdrawalAnswer>({
    kind: "withdraw",
    scope: symbol,
    fields: FIELDS,
    reviewed: ["code"],
    defaultValues: {
      walletId: addresses.length === 1 ? (addresses[0]?.id ?? "") : "",
      amount: "",
      code: "",
    },
    failedText: texts.withdraw.failed,
    send: withdraw,
    orderOf({ walletId, amount: typed, code }) {
      const amount = plainAmount(typed) ?? "";
      const to = addresses.find(({ id }) => id === walletId);
      return {
        body: { symbol, walletId, amount, code: code.replace(/\s/g, "") },
        facts: {
          pay: { amount: sumAmounts([amount, fee]), symbol },
          receive: { amount, symbol },
          to: to?.label || to?.address,
        },
      };
    },
  });
  const values = form.form.watch();
  const live = useWallet(symbol);
  const available = live ? live.available : wallet.available;
  const fee = wallet.withdrawFee ?? "0";
  const maximum = available === null ? null : afterFee(available, fee);
  const limits = { symbol, minimum: wallet.minWithdraw, maximum };
  const rule = { texts: texts.amountField, locale, isAfterFee: compareAmounts(fee, "0") > 0 };
  const amount = plainAmount(values.amount);

  function plainAmount(text: string): string | null {
    const read = checkAmount(text, locale, { symbol, minimum: null, maximum: null });
    return read.ok ? read.amount : null;
  }

  const met = form.refusal && orderGate(form.refusal);

  return {
    ...form,
    symbol,
    values,
    addresses,
    address: addresses.find(({ id }) => id === values.walletId) ?? null,
    available,
    maximum,
    minimum: wallet.minWithdraw,
    fee,
    amount,
    /** What leaves the wallet. */
    total: amount === null ? null : sumAmounts([amount, fee]),
    gate: met && met.kind !== "valid" ? { ...met, kind: met.kind } : null,
    isShort:
      readAmount(values.amount, limits, rule).isShort ||
      form.refusal?.code === "INSUFFICIENT_BALANCE",
    rules: {
      walletId: (id: string) => id !== "" || texts.withdraw.addressEmpty,
      amount: (text: string) => readAmount(text, limits, rule).error ?? true,
      code: (code: string) => code.trim() !== "" || texts.transfer.codeEmpty,
    },
  };
}

export type WithdrawOrderForm = ReturnType<typeof useWithdraw>;
