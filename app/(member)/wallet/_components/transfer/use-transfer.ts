"use client";

import { readAmount } from "@/app/_shell/fields/read-amount";
import type { TransferSymbol } from "@/lib/contract/values/tokens";
import { transferSymbol } from "@/lib/domain/wallet/actions";
import { type Transfer, type TransferOrder, transfer } from "@/lib/domain/wallet/client";
import { checkAmount } from "@/lib/money/amount-check";
import { useMoney, useWallets } from "../money-provider";
import { useOrderForm } from "../use-order-form";
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
  const { locale, member, texts } = useMoney();
  const wallets = useWallets().value;
  const form = useOrderForm<TransferValues, TransferOrder, Transfer>({
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
    failedText: texts.transfer.failed,
    send: transfer,
    orderOf(values) {
      const { symbol } = values;
      const code = values.code.replace(/\s/g, "");
      const { username: toUsername } = recipient;
      const amount = plainAmount(values);
      return {
        body: { symbol, toUsername, amount, ...(code && { code }) },
        facts: { pay: { amount, symbol }, to: recipient.recipient?.fullName || toUsername },
      };
    },
  });
  const values = form.form.watch();
  const recipient = useRecipient(values.toUsername, member.username);
  const available = wallets.find((one) => one.symbol === values.symbol)?.available ?? null;
  const limits = { symbol: values.symbol, minimum: null, maximum: available };

  function plainAmount({ amount, symbol }: Pick<TransferValues, "amount" | "symbol">): string {
    const read = checkAmount(amount, locale, { symbol, minimum: null, maximum: null });
    return read.ok ? read.amount : "";
  }

  return {
    ...form,
    values,
    available,
    recipient,
    amount: plainAmount(values),
    isShort:
      readAmount(values.amount, limits, { texts: texts.amountField, locale }).isShort ||
      form.refusal?.code === "INSUFFICIENT_BALANCE",
    rules: {
      toUsername: async () => {
        const problem = await recipient.check();
        return problem === null || texts.transfer[problem];
      },
      amount: (text: string) =>
        readAmount(text, limits, { texts: texts.amountField, locale }).error ?? true,
      code: (code: string) =>
        !member.hasTwoFactor || code.trim() !== "" || texts.transfer.codeEmpty,
    },
  };
}

export type TransferOrderForm = ReturnType<typeof useTransfer>;
