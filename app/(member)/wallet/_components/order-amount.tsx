"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { useMoney } from "./money-provider";
import { WalletTopUp } from "./wallet-top-up";

interface OrderAmountProps {
  form: {
    readonly register: (name: "amount") => UseFormRegisterReturn<"amount">;
    readonly setValue: (
      name: "amount",
      text: string,
      options: { shouldDirty: boolean; shouldValidate: boolean },
    ) => void;
    readonly formState: { readonly errors: { readonly amount?: { readonly message?: string } } };
  };
  label: string;
  hint?: string;
  symbol: string;
  available: string | null;
  /** What is left of it after a fee; all of it when left out. */
  maximum?: string | null;
  text: string;
  isFrozen: boolean;
  /** The wallet holds less than is wanted: the ways to more stand below. */
  isShort: boolean;
}

/** How much is to be moved. What is wrong with it is looked at again with each key once it has been said. */
export function OrderAmount({ form, text, isFrozen, isShort, ...field }: OrderAmountProps) {
  const { locale } = useMoney();
  const error = form.formState.errors.amount?.message;
  const { ref, onChange: _, ...input } = form.register("amount");
  return (
    <AmountField
      {...input}
      {...field}
      inputRef={ref}
      text={text}
      onTextChange={(next) =>
        form.setValue("amount", next, { shouldDirty: true, shouldValidate: error !== undefined })
      }
      readOnly={isFrozen}
      error={error}
      remedy={isShort && <WalletTopUp symbol={field.symbol} />}
      locale={locale}
    />
  );
}
