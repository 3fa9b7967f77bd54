"use client";

import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { useOrder } from "@/app/_order/use-order";
import { useOrderForm } from "@/app/_order/use-order-form";
import { useOrderProof } from "@/app/_order/use-order-proof";
import { plainCode } from "@/app/_shell/fields/plain-code";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { type TransferSymbol, USDT } from "@/lib/contract/values/tokens";
import { offeredActions, transferSymbol } from "@/lib/domain/wallet/actions";
import { type Transfer, type TransferOrder, transfer } from "@/lib/domain/wallet/client";
import type { AmountLimits } from "@/lib/money/amount-check";
import { parseAmount } from "@/lib/money/parse";
import { useMoney, useWallets } from "../money-provider";
import { useRecipient } from "./use-recipient";

interface TransferValues {
  toUsername: string;
  symbol: TransferSymbol;
  amount: string;
  code: string;
}

const FIELDS = ["toUsername", "symbol", "amount", "code"] as const;

/** A transfer from its fields to its receipt. */
export function useTransfer(symbol: string) {
  const { locale, member, book, refresh } = useMoney();
  const t = useTranslations("transfer");
  const readAmount = useAmountReader();
  const wallets = useWallets().value;
  const order = useOrder<TransferOrder, Transfer>({
    kind: "transfer",
    scope: "",
    send: transfer,
    onAccepted: ({ wallets }) => book(wallets),
    reread: refresh,
  });
  const proof = useOrderProof({
    action: "transfer",
    what: t("title"),
    locale,
    isWanted: member.hasPasskey,
  });
  const asksForCode = member.hasTwoFactor && !member.hasPasskey;
  const orderForm = useOrderForm<TransferValues, TransferOrder, Transfer>(order, {
    fields: FIELDS,
    defaultValues: {
      toUsername: "",
      symbol: transferSymbol(symbol) ?? USDT,
      amount: "",
      code: "",
    },
    failedText: t("failed"),
    rules: async () =>
      (await import("../rules")).transferRules({
        amount: (text): string | null => readAmount(text, limits, { locale }).error,
        async toUsername(): Promise<string | null> {
          const problem = await recipient.check();
          return problem && t(problem);
        },
        code: (code) => (asksForCode && code.trim() === "" ? t("codeEmpty") : null),
      }),
    confirm: proof.confirm,
    orderOf(values) {
      const { symbol } = values;
      const code = plainCode(values.code);
      const { username: toUsername } = recipient;
      const amount = plainAmount(values) ?? "";
      return {
        body: { symbol, toUsername, amount, ...(code && { code }) },
        facts: { pay: { amount, symbol }, to: recipient.recipient?.fullName || toUsername },
      };
    },
  });
  const { form, edit } = orderForm;
  // Of several bad fields the one that was registered first gets the focus.
  form.register("toUsername");
  const values: TransferValues = form.watch();
  const recipient = useRecipient(values.toUsername, member.username);
  const wallet = wallets.get(values.symbol);
  const available = wallet?.available ?? null;
  const limits: AmountLimits = { symbol: values.symbol, minimum: null, maximum: available };
  const senders = [...wallets.values()].filter((one) => offeredActions(one).includes("transfer"));

  function plainAmount({
    amount,
    symbol,
  }: Pick<TransferValues, "amount" | "symbol">): string | null {
    const read = parseAmount(amount, locale, symbol);
    return read.ok ? read.amount : null;
  }

  return {
    ...orderForm,
    order,
    /** Asks for a passkey in the place of the code. */
    confirmation: proof.dialog,
    asksForCode,
    values,
    wallet,
    recipient,
    symbols: senders.map((one) => one.symbol),
    setSymbol(next: string): void {
      form.clearErrors("amount");
      form.setValue("symbol", transferSymbol(next) ?? values.symbol);
      edit();
    },
    field: { ...amountInput(form, "amount", edit), available },
    amount: plainAmount(values),
    isShort:
      readAmount(values.amount, limits, { locale }).isShort ||
      order.refused?.code === "INSUFFICIENT_BALANCE",
    /** Sends to the member whose name is shown; until it is, the press brings the name. */
    async onSubmit(event: SubmitEvent): Promise<void> {
      event.preventDefault();
      if (order.isUndecided || recipient.recipient) orderForm.onSubmit(event);
      else {
        form.clearErrors();
        await form.trigger(undefined, { shouldFocus: true });
      }
    },
    restart(): void {
      form.reset();
      order.forget();
    },
  };
}

export type TransferOrderForm = ReturnType<typeof useTransfer>;
