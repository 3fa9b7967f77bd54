"use client";

import { useTranslations } from "next-intl";
import { plainCode } from "@/app/_shell/fields/plain-code";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import type { TransferSymbol } from "@/lib/contract/values/tokens";
import { transferSymbol } from "@/lib/domain/wallet/actions";
import { type Transfer, type TransferOrder, transfer } from "@/lib/domain/wallet/client";
import type { AmountLimits } from "@/lib/money/amount-check";
import { parseAmount } from "@/lib/money/parse";
import { useMoney, useWallets } from "../money-provider";
import { useReviewedOrderForm } from "../use-reviewed-order-form";
import { useRecipient } from "./use-recipient";

interface TransferValues {
  symbol: TransferSymbol;
  toUsername: string;
  amount: string;
  code: string;
}

const FIELDS = ["symbol", "toUsername", "amount", "code"] as const;

/** A transfer from its fields to its receipt. */
export function useTransfer(symbol: string) {
  const { locale, member } = useMoney();
  const t = useTranslations("transfer");
  const readAmount = useAmountReader();
  const wallets = useWallets().value;
  const form = useReviewedOrderForm<TransferValues, TransferOrder, Transfer>({
    kind: "transfer",
    scope: "",
    fields: FIELDS,
    reviewed: ["code"],
    defaultValues: {
      symbol: transferSymbol(symbol) ?? "USDT",
      toUsername: "",
      amount: "",
      code: "",
    },
    failedText: t("failed"),
    send: transfer,
    rules: async () =>
      (await import("../rules")).transferRules({
        amount: (text): string | null => readAmount(text, limits, { locale }).error,
        async toUsername(): Promise<string | null> {
          const problem = await recipient.check();
          return problem && t(problem);
        },
        code: (code) => (member.hasTwoFactor && code.trim() === "" ? t("codeEmpty") : null),
      }),
    orderOf(values) {
      const { symbol } = values;
      const code = plainCode(values.code);
      const { username: toUsername } = recipient;
      const amount = plainAmount(values);
      return {
        body: { symbol, toUsername, amount, ...(code && { code }) },
        facts: { pay: { amount, symbol }, to: recipient.recipient?.fullName || toUsername },
      };
    },
  });
  const values: TransferValues = form.form.watch();
  const recipient = useRecipient(values.toUsername, member.username);
  const available = wallets.get(values.symbol)?.available ?? null;
  const limits: AmountLimits = { symbol: values.symbol, minimum: null, maximum: available };

  function plainAmount({ amount, symbol }: Pick<TransferValues, "amount" | "symbol">): string {
    const read = parseAmount(amount, locale, symbol);
    return read.ok ? read.amount : "";
  }

  return {
    ...form,
    values,
    available,
    recipient,
    amount: plainAmount(values),
    isShort:
      readAmount(values.amount, limits, { locale }).isShort ||
      form.refusal?.code === "INSUFFICIENT_BALANCE",
  };
}

export type TransferOrderForm = ReturnType<typeof useTransfer>;
