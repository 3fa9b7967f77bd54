"use client";

import { useTranslations } from "next-intl";
import { useOrder } from "@/app/_order/use-order";
import { useOrderForm } from "@/app/_order/use-order-form";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { BffError } from "@/lib/bff/client/client";
import { type AirdropConversionOrder, convertAirdrop } from "@/lib/domain/airdrop/client";
import { convertedAmount } from "@/lib/domain/airdrop/conversion";
import { AIRDROP_SYMBOL, CONVERTED_SYMBOL } from "../airdrop-symbol";
import type { ConversionProps } from "./convert-button";

interface ConversionValues {
  amount: string;
}

export type ConvertedAirdrop = Awaited<ReturnType<typeof convertAirdrop>>;

/** A conversion: what was typed, what is wrong with it, and its one order. */
export function useAirdropConversion({ balance, minimum, rate, locale }: ConversionProps) {
  const t = useTranslations("airdrop.convert");
  const refresh = useQuietRefresh();
  const readAmount = useAmountReader();
  const read = (text: string) =>
    readAmount(text, { symbol: AIRDROP_SYMBOL, minimum, maximum: balance }, { locale });
  const order = useOrder<AirdropConversionOrder, ConvertedAirdrop>({
    kind: "convertAirdrop",
    scope: "",
    send: convertAirdrop,
    onAccepted: refresh,
  });
  const orderForm = useOrderForm<ConversionValues, AirdropConversionOrder, ConvertedAirdrop>(
    order,
    {
      fields: ["amount"],
      defaultValues: { amount: "" },
      failedText: t("failed"),
      rules: async () =>
        (await import("@/app/_shell/forms/amount-rules")).amountRules(
          "amount",
          (text) => read(text).error,
        ),
      async tell(refusal) {
        if (refusal.code !== "CONFLICT") return refusal;
        refresh();
        return new BffError(
          refusal.status,
          { code: refusal.code, message: t("rateChanged") },
          refusal,
        );
      },
      orderOf({ amount: text }) {
        const amount = read(text).amount ?? "";
        return {
          body: { amount, rate },
          facts: {
            pay: { amount, symbol: AIRDROP_SYMBOL },
            receive: { amount: convertedAmount(amount, rate), symbol: CONVERTED_SYMBOL },
          },
        };
      },
    },
  );
  const { form, edit } = orderForm;
  const { isFrozen, record } = order;
  const field = amountInput(form, "amount", edit);
  // Once it is booked the balance falls, and what was sent would no longer pass for an amount.
  const sent = isFrozen ? (record?.facts.pay?.amount ?? null) : null;
  return {
    ...orderForm,
    order,
    field: { ...field, error: isFrozen ? undefined : field.error },
    amount: sent ?? read(field.text).amount,
    restart() {
      form.reset();
      order.forget();
    },
  };
}

export type AirdropConversionForm = ReturnType<typeof useAirdropConversion>;
